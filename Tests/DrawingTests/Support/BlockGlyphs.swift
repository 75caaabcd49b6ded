import Drawing

/// Text as solid blocks, 0.6 em wide, 0.7 em above the baseline and 0.2 em below it. A ramp in each block shows its
/// position and orientation in a picture.
@MainActor
final class BlockGlyphs: GlyphSource {
    private(set) var asked = 0

    func mask(for run: TextRun, scale: Double) -> TextMask? {
        asked += 1
        let em = run.face.size * scale
        let width = Int((em * 0.6 * Double(run.string.count)).rounded(.up))
        let top = Int((em * 0.7).rounded(.up))
        let height = top + Int((em * 0.2).rounded(.up))
        guard width > 0, height > 0 else { return nil }
        var coverage: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width { coverage.append(UInt8((x * 37 + y * 91) % 256)) }
        }
        return TextMask(width: width, height: height, left: 0, top: top, coverage: coverage)
    }
}

/// The same mask for every run, at any scale.
@MainActor
final class FixedGlyphs: GlyphSource {
    private let fixed: TextMask?

    init(_ mask: TextMask?) {
        fixed = mask
    }

    func mask(for run: TextRun, scale: Double) -> TextMask? { fixed }
}

/// The glyph source of a picture.
enum TestText: Sendable {
    case blocks
    case mask(TextMask?)

    @MainActor
    var source: any GlyphSource {
        switch self {
        case .blocks: BlockGlyphs()
        case .mask(let mask): FixedGlyphs(mask)
        }
    }
}
