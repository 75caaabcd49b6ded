import Drawing
import Foundation

extension Outline {
    /// Whether the point lies inside or on the outline.
    func contains(_ point: CGPoint) -> Bool {
        switch self {
        case .rect(let rect): return CGRect(rect).includes(point)
        case .roundedRect(let rect, let radius): return Outline.contains(point, rect, radii: (radius, radius))
        case .ellipse(let rect): return Outline.contains(point, rect, radii: (rect.width / 2, rect.height / 2))
        case .path(let path, let origin):
            return path.contains(Point(x: Double(point.x) - origin.x, y: Double(point.y) - origin.y))
        }
    }

    /// Whether the point lies in a rectangle whose corners are quarter ellipses. Equal radii are limited to half the shorter side.
    private static func contains(_ point: CGPoint, _ rect: Rect, radii: (Double, Double)) -> Bool {
        let frame = CGRect(rect)
        guard frame.includes(point) else { return false }
        let limit = radii.0 == radii.1 ? min(rect.width, rect.height) / 2 : Double.infinity
        let (rx, ry) = (min(radii.0, limit), min(radii.1, limit))
        // The point's distance, in points, into the square of the nearest corner; zero along the sides.
        let dx = max(Double(frame.minX) + rx - Double(point.x), Double(point.x) - (Double(frame.maxX) - rx), 0)
        let dy = max(Double(frame.minY) + ry - Double(point.y), Double(point.y) - (Double(frame.maxY) - ry), 0)
        guard dx > 0, dy > 0 else { return true }
        return (dx / rx) * (dx / rx) + (dy / ry) * (dy / ry) <= 1
    }
}
