import Drawing
import Foundation

/// The ring around what has the keyboard: two points wide, two points of air.
@MainActor
enum FocusOutline {
    /// How far the ring around a control lies beyond it, points.
    static let outset: CGFloat = 4

    static func paint(_ frame: CGRect, scheme: ColorScheme, into painter: Painter) {
        let color = PixelColor(Color.accentColor.components(in: scheme))
        let ring = frame.insetBy(dx: 2, dy: 2)
        painter.draw(.roundedRect(Rect(ring), radius: 8), lineWidth: 2, color)
    }
}
