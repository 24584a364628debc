//! Which part of the board is seen: all of it, or nearer.

use std::cell::Cell;

use web_sys::Element;

use crate::browser::dom;

const NEAREST: f64 = 4.0;

/// Zoom and middle, in units of the scene.
pub struct Camera {
    frame: Cell<[f64; 4]>,
    zoom: Cell<f64>,
    middle: Cell<(f64, f64)>,
}

impl Camera {
    pub fn new() -> Self {
        Self { frame: Cell::new([0.0, 0.0, 1.0, 1.0]), zoom: Cell::new(1.0), middle: Cell::new((0.5, 0.5)) }
    }

    /// The whole picture has this frame now.
    pub fn frame(&self, svg: &Element, frame: [f32; 4]) {
        let frame = frame.map(f64::from);
        if self.frame.replace(frame) != frame && self.zoom.get() <= 1.0 {
            self.middle.set((frame[0] + frame[2] / 2.0, frame[1] + frame[3] / 2.0));
        }
        self.show(svg);
    }

    pub fn is_near(&self) -> bool {
        self.zoom.get() > 1.01
    }

    pub fn fit(&self, svg: &Element) {
        let [x, y, width, height] = self.frame.get();
        self.zoom.set(1.0);
        self.middle.set((x + width / 2.0, y + height / 2.0));
        self.show(svg);
    }

    /// How many units of the scene a pixel is.
    fn unit(&self, svg: &Element) -> f64 {
        let rect = svg.get_bounding_client_rect();
        let [_, _, width, height] = self.frame.get();
        (width / rect.width().max(1.0)).max(height / rect.height().max(1.0)) / self.zoom.get()
    }

    /// The board follows the finger.
    pub fn pan(&self, svg: &Element, dx: f64, dy: f64) {
        let unit = self.unit(svg);
        let (x, y) = self.middle.get();
        self.middle.set((x - dx * unit, y - dy * unit));
        self.show(svg);
    }

    /// Nearer or farther; what is under the finger stays there.
    pub fn zoom(&self, svg: &Element, factor: f64, at: (f64, f64)) {
        let rect = svg.get_bounding_client_rect();
        let from_middle = (at.0 - rect.left() - rect.width() / 2.0, at.1 - rect.top() - rect.height() / 2.0);
        let before = self.unit(svg);
        self.zoom.set((self.zoom.get() * factor).clamp(1.0, NEAREST));
        let change = before - self.unit(svg);
        let (x, y) = self.middle.get();
        self.middle.set((x + from_middle.0 * change, y + from_middle.1 * change));
        if self.is_near() { self.show(svg) } else { self.fit(svg) }
    }

    fn show(&self, svg: &Element) {
        let [left, top, width, height] = self.frame.get();
        let (w, h) = (width / self.zoom.get(), height / self.zoom.get());
        let (x, y) = self.middle.get();
        // The middle of the picture never leaves the board.
        let (x, y) = (x.clamp(left + w / 2.0, left + width - w / 2.0), y.clamp(top + h / 2.0, top + height - h / 2.0));
        self.middle.set((x, y));
        dom::put(svg, "viewBox", &format!("{:.1} {:.1} {w:.1} {h:.1}", x - w / 2.0, y - h / 2.0));
    }
}
