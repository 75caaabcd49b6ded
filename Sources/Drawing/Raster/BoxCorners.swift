/// The four corners of a rounded box, and the rows that they affect.
struct BoxCorners {
    private let topLeft: CornerMask.View
    private let topRight: CornerMask.View
    private let bottomLeft: CornerMask.View
    private let bottomRight: CornerMask.View

    /// `isInner` is true for the second box of a border, which is in use at the same time.
    init(_ box: RoundedBox, cache: CornerMaskCache, isInner: Bool) {
        let left = BoxSides.offset(box.minX - box.minX.rounded(.down))
        let right = BoxSides.offset(box.maxX.rounded(.up) - box.maxX)
        let top = BoxSides.offset(box.minY - box.minY.rounded(.down))
        let bottom = BoxSides.offset(box.maxY.rounded(.up) - box.maxY)
        let x = Int32((box.radiusX * 256).rounded())
        let y = Int32((box.radiusY * 256).rounded())
        func mask(_ role: CornerMaskCache.Role) -> CornerMask.View {
            let key = CornerMask.Key(
                radiusX: x, radiusY: y, offsetX: role.isRight ? right : left,
                offsetY: role.isBottom ? bottom : top, isMirrored: role.isRight)
            return cache.mask(for: key, role: isInner ? role.inner : role).view
        }
        topLeft = mask(.topLeft)
        topRight = mask(.topRight)
        bottomLeft = mask(.bottomLeft)
        bottomRight = mask(.bottomRight)
    }

    /// The height of the upper corners, in rows.
    var topHeight: Int { topLeft.height }
    /// The height of the lower corners, in rows.
    var bottomHeight: Int { bottomLeft.height }

    /// Returns a row that at least one corner affects. `share` is the covered share of the row's height.
    func row(
        _ fromTop: Int, _ fromBottom: Int, _ share: Int, sides: BoxSides, pixels: PixelRect,
        cells: UnsafeMutablePointer<UInt8>
    ) -> BoxRow {
        let widths = CornerWidths(
            left: max(
                topLeft.columns(inRow: fromTop), bottomLeft.columns(inRow: fromBottom),
                sides.left < CornerMask.full ? 1 : 0),
            right: max(
                topRight.columns(inRow: fromTop), bottomRight.columns(inRow: fromBottom),
                sides.right < CornerMask.full ? 1 : 0))
        var row = BoxRow(
            start: pixels.minX, left: UnsafePointer(cells), middle: pixels.minX + widths.left,
            middleEnd: pixels.maxX - widths.right, right: UnsafePointer(cells), end: pixels.maxX,
            coverage: UInt32(CornerMask.byte(share)))
        if row.middle > row.middleEnd || (fromTop < topHeight && fromBottom < bottomHeight) {
            write(fromTop, fromBottom, share, sides: sides, width: pixels.width, to: &row, cells: cells)
        } else if fromTop < topHeight {
            row.left = topLeft.row(fromTop)
            row.right = topRight.row(fromTop) + (topRight.width - widths.right)
        } else {
            row.left = bottomLeft.row(fromBottom)
            row.right = bottomRight.row(fromBottom) + (bottomRight.width - widths.right)
        }
        return row
    }

    private struct CornerWidths {
        var left: Int
        var right: Int
    }

    /// Writes cells that several corners affect: the areas that they remove add up.
    private func write(
        _ fromTop: Int, _ fromBottom: Int, _ share: Int, sides: BoxSides, width: Int, to row: inout BoxRow,
        cells: UnsafeMutablePointer<UInt8>
    ) {
        if row.middle > row.middleEnd {
            row.middle = row.end
            row.middleEnd = row.end
        }
        let leftCount = row.middle - row.start
        let rightCount = row.end - row.middleEnd
        row.right = UnsafePointer(cells + leftCount)
        for index in 0..<(leftCount + rightCount) {
            let column = index < leftCount ? index : width - (leftCount + rightCount) + index
            let fromRight = width - 1 - column
            let covered =
                sides.column(column, of: width) * share / CornerMask.full
                - topLeft.missing(column, fromTop) - topRight.missing(fromRight, fromTop)
                - bottomLeft.missing(column, fromBottom) - bottomRight.missing(fromRight, fromBottom)
            cells[index] = CornerMask.byte(max(0, covered))
        }
    }
}
