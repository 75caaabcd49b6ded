import Drawing
import Foundation

/// The ring around the focused view: two points wide, at a distance of two points.
@MainActor
enum FocusOutline {
    /// The distance in points by which the ring extends beyond a control.
    static let outset: CGFloat = 4

    static func paint(_ frame: CGRect, scheme: ColorScheme, into painter: Painter) {
        let color = PixelColor(Color.accentColor.components(in: scheme))
        let ring = frame.insetBy(dx: 2, dy: 2)
        painter.draw(.roundedRect(Rect(ring), radius: 8), lineWidth: 2, color)
    }
}
