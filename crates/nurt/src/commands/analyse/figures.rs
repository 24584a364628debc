//! Chances in percent, in the reader's language.

use bots::Measure;
use text::Voice;

/// Percent with one decimal and the error bar: `3.2 ± 1.1 %`.
pub fn figure(measure: Measure, voice: &Voice) -> String {
    localized(format!("{:.1} ± {:.1} %", 100.0 * measure.value, 100.0 * measure.error), voice)
}

pub fn signed(measure: Measure, voice: &Voice) -> String {
    let text = format!("{:+.1} ± {:.1} %", 100.0 * measure.value, 100.0 * measure.error);
    localized(text.replace('-', "−"), voice)
}

/// Percent with one decimal: `52.3 %`.
pub fn plain(value: f32, voice: &Voice) -> String {
    localized(format!("{:.1} %", 100.0 * value), voice)
}

/// With the decimal sign of the language.
fn localized(text: String, voice: &Voice) -> String {
    text.replace('.', &voice.say("ui-decimal-sign"))
}
