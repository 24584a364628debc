//! Functions that come out the same on every machine: bots must choose alike in the browser and on a server, and the
//! mathematical functions of platforms differ in the last digit. Plain arithmetic of IEEE 754 does not.

/// e to the power of x, to about six digits; 0 and very large beyond what an `f32` can hold.
#[inline]
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(-87.0, 88.0);
    // x = k ln 2 + r with r within half a ln 2 of zero.
    let k = (x * std::f32::consts::LOG2_E + 0.5).floor();
    let r = x - k * 0.693_359_4 + k * 2.121_944_4e-4;
    let series =
        1.0 + r * (1.0 + r * (0.5 + r * (0.166_666_66 + r * (0.041_666_4 + r * (0.008_333_6 + r * 0.001_39)))));
    series * f32::from_bits(((k as i32 + 127) as u32) << 23)
}

/// The natural logarithm of a positive number, to about six digits.
#[inline]
pub fn ln(x: f32) -> f32 {
    let bits = x.max(f32::MIN_POSITIVE).to_bits();
    let mut power = (bits >> 23) as i32 - 127;
    let mut m = f32::from_bits((bits & 0x007f_ffff) | 0x3f80_0000);
    if m > std::f32::consts::SQRT_2 {
        m *= 0.5;
        power += 1;
    }
    // ln m = 2 artanh((m - 1) / (m + 1)), a series that is over soon for m near 1.
    let s = (m - 1.0) / (m + 1.0);
    let q = s * s;
    2.0 * s * (1.0 + q * (0.333_333_33 + q * (0.2 + q * (0.142_857_15 + q * 0.111_111_11))))
        + power as f32 * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    #[test]
    fn they_are_near_the_real_ones() {
        for n in -800..=800 {
            let x = n as f32 / 10.0;
            let (ours, real) = (super::exp(x), x.exp());
            assert!((ours - real).abs() <= 4e-6 * real, "exp {x}: {ours}, not {real}");
        }
        for n in 1..5_000 {
            let x = n as f32 * 0.37;
            let (ours, real) = (super::ln(x), x.ln());
            assert!((ours - real).abs() <= 4e-6 * real.abs().max(1.0), "ln {x}: {ours}, not {real}");
        }
    }
}
