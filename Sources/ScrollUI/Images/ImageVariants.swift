import Drawing
import Foundation

/// Versions of a picture for drawing at other sizes, created on demand and cached.
@MainActor
final class ImageVariants {
    /// Successively halved pictures, beginning with the original.
    private var halves: [ImageResource] = []
    private var pixelated: ImageResource?
    private var nine: (insets: EdgeInsets, pieces: [ImageResource?])?

    nonisolated init() {}

    func reset() {
        halves.removeAll()
        pixelated = nil
        nine = nil
    }

    /// Returns the version for a picture drawn with the given width in pixels.
    func picture(_ picture: ImageResource, _ interpolation: Image.Interpolation, pixels: Double) -> ImageResource {
        switch interpolation {
        case .low: return picture
        case .none:
            let sharp = pixelated ?? picture.pixelated()
            pixelated = sharp
            return sharp
        case .medium, .high:
            if halves.isEmpty { halves = [picture] }
            var level = 0
            while Double(halves[level].width) >= 2 * pixels, halves[level].width > 1 {
                level += 1
                if level == halves.count { halves.append(halves[level - 1].halved()) }
            }
            return halves[level]
        }
    }

    /// Returns the nine parts of a picture divided at `insets` (points), row by row; nil for parts without pixels.
    func nine(_ picture: ImageResource, _ insets: EdgeInsets, density: CGFloat) -> [ImageResource?] {
        if let nine, nine.insets == insets { return nine.pieces }
        func cuts(_ first: CGFloat, _ last: CGFloat, _ size: Int) -> [Int] {
            let start = min(size, max(0, Int((first * density).rounded())))
            return [0, start, max(start, min(size, size - Int((last * density).rounded()))), size]
        }
        let columns = cuts(insets.leading, insets.trailing, picture.width)
        let rows = cuts(insets.top, insets.bottom, picture.height)
        let pieces = (0..<9).map { index -> ImageResource? in
            let (row, column) = (index / 3, index % 3)
            let part = PixelRect(
                minX: columns[column], minY: rows[row], maxX: columns[column + 1], maxY: rows[row + 1])
            return part.isEmpty ? nil : picture.cropped(to: part)
        }
        nine = (insets, pieces)
        return pieces
    }
}

/// The frames of the nine parts of a picture: corners keep their size, sides are stretched along their length.
struct ImagePieces {
    private let columns: [CGFloat]
    private let rows: [CGFloat]

    init(frame: CGRect, insets: EdgeInsets) {
        let left = min(insets.leading, frame.width)
        let top = min(insets.top, frame.height)
        columns = [
            frame.minX, frame.minX + left, max(frame.minX + left, frame.maxX - insets.trailing), frame.maxX,
        ]
        rows = [frame.minY, frame.minY + top, max(frame.minY + top, frame.maxY - insets.bottom), frame.maxY]
    }

    /// Calls `body` with the row, column and rectangle of each part that is not empty.
    func forEach(_ body: (Int, Int, CGRect) -> Void) {
        for row in 0..<3 {
            for column in 0..<3 where columns[column + 1] > columns[column] && rows[row + 1] > rows[row] {
                let size = CGSize(width: columns[column + 1] - columns[column], height: rows[row + 1] - rows[row])
                body(row, column, CGRect(origin: CGPoint(x: columns[column], y: rows[row]), size: size))
            }
        }
    }
}
