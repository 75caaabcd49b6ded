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
    ///
    /// Each place is worked out from its own column, not from its neighbour, so that it does not depend on the bounds.
    func row(_ y: Int) -> UnsafePointer<UInt8> {
        let start = inverse.apply(Point(x: 0.5, y: Double(y) + 0.5))
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
        let upper = row(of: top)
        let lower = row(of: top + 1)
        let shareY = Int((v - Double(top)) * 256)
        for index in 0..<bounds.width {
            let place = u + inverse.a * Double(bounds.minX &+ index)
            cells[index] = mixed(upper, lower, shareY, Int(clamping: place * 256, rounded: .down))
        }
    }

    private func tilted(u: Double, v: Double) {
        for index in 0..<bounds.width {
            let column = Double(bounds.minX &+ index)
            let place = Int(clamping: (u + inverse.a * column) * 256, rounded: .down)
            let line = Int(clamping: (v + inverse.b * column) * 256, rounded: .down)
            cells[index] = mixed(row(of: line >> 8), row(of: line >> 8 &+ 1), line & 255, place)
        }
    }

    @inline(__always)
    private func row(of index: Int) -> UnsafePointer<UInt8>? {
        index >= 0 && index < mask.height ? coverage + index &* mask.width : nil
    }

    /// `place` in 1/256 of a column.
    @inline(__always)
    private func mixed(
        _ upper: UnsafePointer<UInt8>?, _ lower: UnsafePointer<UInt8>?, _ shareY: Int, _ place: Int
    ) -> UInt8 {
        let above = upper.map { mixed($0, place >> 8, place & 255) } ?? 0
        let below = lower.map { mixed($0, place >> 8, place & 255) } ?? 0
        return UInt8(truncatingIfNeeded: (above &* (256 &- shareY) &+ below &* shareY &+ 32768) >> 16)
    }

    /// Two neighbours in a row, in steps of 1/256.
    @inline(__always)
    private func mixed(_ row: UnsafePointer<UInt8>, _ column: Int, _ share: Int) -> Int {
        let left = column >= 0 && column < mask.width ? Int(row[column]) : 0
        let right = column >= -1 && column &+ 1 < mask.width ? Int(row[column &+ 1]) : 0
        return left &* (256 &- share) &+ right &* share
    }
}
