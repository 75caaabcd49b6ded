import Drawing
import Foundation

/// Whole pixels, for crisp edges and letters in what stands still or moves in whole.
///
/// In slowly scrolled content the grid moves along with it, by less than a pixel, so that everything in it keeps its
/// distance to each other.
struct PixelGrid: Equatable {
    /// Pixels per point.
    let scale: Double
    /// Points, less than a pixel.
    private var shift = Point.zero

    init(scale: CGFloat) {
        self.scale = Double(scale)
    }

    /// The grid of content whose top left is at `origin`.
    func shifted(to origin: CGPoint) -> PixelGrid {
        var grid = self
        let x = Double(origin.x)
        let y = Double(origin.y)
        grid.shift = Point(x: x - nearest(x, .zero), y: y - nearest(y, .zero))
        return grid
    }

    private func nearest(_ value: Double, _ shift: Double) -> Double {
        ((value - shift) * scale).rounded() / scale + shift
    }

    func snap(_ point: Point) -> Point {
        Point(x: nearest(point.x, shift.x), y: nearest(point.y, shift.y))
    }

    /// Straight edges go to the nearest pixel edge; round figures keep their size.
    func snap(_ outline: Outline) -> Outline {
        switch outline {
        case .rect(let rect): .rect(snap(rect))
        case .roundedRect(let rect, let radius): .roundedRect(snap(rect), radius: radius)
        case .ellipse(let rect): .ellipse(moved(rect))
        case .path(let path, let origin): .path(path, origin: snap(origin))
        }
    }

    func snap(_ rect: Rect) -> Rect {
        let x = nearest(rect.x, shift.x)
        let y = nearest(rect.y, shift.y)
        return Rect(
            x: x, y: y, width: length(rect.width, from: x, to: nearest(rect.maxX, shift.x)),
            height: length(rect.height, from: y, to: nearest(rect.maxY, shift.y)))
    }

    /// What was there stays there: a line thinner than a pixel is drawn as it is.
    private func length(_ length: Double, from start: Double, to end: Double) -> Double {
        end > start ? end - start : length
    }

    private func moved(_ rect: Rect) -> Rect {
        Rect(x: nearest(rect.x, shift.x), y: nearest(rect.y, shift.y), width: rect.width, height: rect.height)
    }
}
