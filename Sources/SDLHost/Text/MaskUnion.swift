import Drawing

/// The union of several masks on one baseline.
struct MaskUnion {
    /// Nil if nothing is visible.
    let mask: TextMask?

    /// `x` is the position of a mask's origin, in pixels.
    init(_ pieces: [(mask: TextMask, x: Int)]) {
        guard let first = pieces.first else {
            mask = nil
            return
        }
        let left = pieces.map { $0.x + $0.mask.left }.min() ?? 0
        let right = pieces.map { $0.x + $0.mask.left + $0.mask.width }.max() ?? 0
        let top = pieces.map(\.mask.top).max() ?? first.mask.top
        let bottom = pieces.map { $0.mask.top - $0.mask.height }.min() ?? 0
        let width = right - left
        var coverage = [UInt8](repeating: 0, count: width * (top - bottom))
        for piece in pieces {
            let x = piece.x + piece.mask.left - left
            for row in 0..<piece.mask.height {
                let target = (top - piece.mask.top + row) * width + x
                for column in 0..<piece.mask.width {
                    let value = piece.mask.coverage[row * piece.mask.width + column]
                    coverage[target + column] = max(coverage[target + column], value)
                }
            }
        }
        mask = TextMask(width: width, height: top - bottom, left: left, top: top, coverage: coverage)
    }
}
