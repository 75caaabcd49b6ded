import Drawing
import Foundation

/// Aligns content to whole pixels, for sharp edges and text in content that is at rest or moves as a whole.
///
/// In slowly scrolled content the grid moves with the content by less than a pixel, so that distances in the content stay constant.
struct PixelGrid: Equatable {
    /// The number of pixels per point.
    let scale: Double
    /// The offset in points, less than a pixel.
    private(set) var shift = Point.zero

    init(scale: CGFloat) {
        self.scale = Double(scale)
    }

    /// Returns the grid of content whose top left is at `origin`.
    func shifted(to origin: CGPoint) -> PixelGrid {
        var grid = self
        let x = Double(origin.x)
        let y = Double(origin.y)
        grid.shift = Point(x: x - nearest(x, .zero), y: y - nearest(y, .zero))
        return grid
    }

    /// Halves of a pixel, where centred text often lies, always go the same way, whatever the sign and the rounding of the last digits:
    /// otherwise a text would jump by a pixel in its card from frame to frame.
    private func nearest(_ value: Double, _ shift: Double) -> Double {
        ((value - shift) * scale + 0.5 + PixelGrid.noise).rounded(.down) / scale + shift
    }

    /// More than the rounding of any position, in pixels.
    static let noise = 1.0 / 1024

    func snap(_ point: Point) -> Point {
        Point(x: nearest(point.x, shift.x), y: nearest(point.y, shift.y))
    }

    /// Moves straight edges to the nearest pixel edge; round figures keep their size.
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

    /// Returns the snapped length, or the original one if it would become zero: a line thinner than a pixel is drawn unchanged.
    private func length(_ length: Double, from start: Double, to end: Double) -> Double {
        end > start ? end - start : length
    }

    private func moved(_ rect: Rect) -> Rect {
        Rect(x: nearest(rect.x, shift.x), y: nearest(rect.y, shift.y), width: rect.width, height: rect.height)
    }
}
