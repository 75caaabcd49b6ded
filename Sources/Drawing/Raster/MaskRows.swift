/// The coverage of a text mask under a placement, row by row.
struct MaskRows {
    private let mask: TextMask
    private let coverage: UnsafePointer<UInt8>
    private let inverse: Affine
    private let bounds: PixelRect
    private let cells: UnsafeMutablePointer<UInt8>

    /// Nil when the placement flattens the mask. `coverage` is the mask's own; `cells` has room for a row.
    init?(
        _ mask: TextMask, coverage: UnsafePointer<UInt8>, placement: Affine, bounds: PixelRect,
        cells: UnsafeMutablePointer<UInt8>
    ) {
        guard let inverse = placement.inverse else { return nil }
        self.mask = mask
        self.coverage = coverage
        self.inverse = inverse
        self.bounds = bounds
        self.cells = cells
    }

    /// The row resampled, from the first column of the bounds on. Outside of the mask nothing is covered.
    func row(_ y: Int) -> UnsafePointer<UInt8> {
        let start = inverse.apply(Point(x: Double(bounds.minX) + 0.5, y: Double(y) + 0.5))
        if inverse.b == 0 {
            level(u: start.x - 0.5, v: start.y - 0.5)
        } else {
            tilted(u: start.x - 0.5, v: start.y - 0.5)
        }
        return UnsafePointer(cells)
    }

    /// Both rows of the mask, and their shares, stay the same.
    private func level(u: Double, v: Double) {
        let top = Int(clamping: v, rounded: .down)
        let upper = top >= 0 && top < mask.height ? coverage + top * mask.width : nil
        let lower = top >= -1 && top + 1 < mask.height ? coverage + (top + 1) * mask.width : nil
        let shareY = Int(((v - Double(top)) * 256).rounded())
        // 16 bits of fraction; a row of at most 2^24 pixels keeps within 64 bits by far.
        let step = Int((inverse.a * 65536).rounded())
        var place = Int((max(-1e9, min(1e9, u)) * 65536).rounded())
        for index in 0..<bounds.width {
            let column = place >> 16
            let shareX = (place >> 8) & 0xFF
            let above = upper.map { mixed($0, column, shareX) } ?? 0
            let below = lower.map { mixed($0, column, shareX) } ?? 0
            cells[index] = UInt8(truncatingIfNeeded: (above &* (256 &- shareY) &+ below &* shareY &+ 32768) >> 16)
            place &+= step
        }
    }

    private func tilted(u: Double, v: Double) {
        var u = u
        var v = v
        for index in 0..<bounds.width {
            let column = Int(clamping: u, rounded: .down)
            let row = Int(clamping: v, rounded: .down)
            let shareX = Int((u - Double(column)) * 256)
            let shareY = Int((v - Double(row)) * 256)
            let above = row >= 0 && row < mask.height ? mixed(coverage + row * mask.width, column, shareX) : 0
            let below =
                row >= -1 && row + 1 < mask.height ? mixed(coverage + (row + 1) * mask.width, column, shareX) : 0
            cells[index] = UInt8(truncatingIfNeeded: (above &* (256 &- shareY) &+ below &* shareY &+ 32768) >> 16)
            u += inverse.a
            v += inverse.b
        }
    }

    /// Two neighbours in a row, in steps of 1/256.
    @inline(__always)
    private func mixed(_ row: UnsafePointer<UInt8>, _ column: Int, _ share: Int) -> Int {
        let left = column >= 0 && column < mask.width ? Int(row[column]) : 0
        let right = column >= -1 && column &+ 1 < mask.width ? Int(row[column &+ 1]) : 0
        return left &* (256 &- share) &+ right &* share
    }
}
