/// Advances at one size in 1/64 pixel, rounded as HarfBuzz and FreeType round them.
struct PixelAdvances {
    /// 1/64 pixel per em.
    private let scale: Int

    /// `pixelSize` is the em in pixels.
    init(pixelSize: Double) {
        // FT_Request_Size (FreeType 2.12, ftobjs.c) of one point at the resolution that OpenFont sets.
        scale = (64 * OpenFont.resolution(pixelSize) + 36) / 72
    }

    /// Returns the advance of a character of which a face has the advance `own`, and `kerned` before the next character.
    func advance(own: Int, kerned: Int) -> Int {
        advance(own) + kerning(kerned - own)
    }

    /// `FT_Get_Advances` scales to 16.16 (FreeType 2.12, ftadvanc.c), which hb-ft rounds to 26.6 (HarfBuzz 6.0, hb-ft.cc).
    func advance(_ units: Int) -> Int {
        ((units * scale * Self.unitsShift + 32) / 64 + 512) >> 10
    }

    /// `hb_font_t::em_mult` (HarfBuzz 6.0, hb-font.hh).
    private func kerning(_ units: Int) -> Int {
        (units * scale * Self.unitsShift + 32_768) >> 16
    }

    /// 65,536 by Inter's 2,048 units per em.
    private static let unitsShift = 32
}
