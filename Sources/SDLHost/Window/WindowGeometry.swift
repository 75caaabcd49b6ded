import Foundation

/// The relation of the window's three coordinate systems: SDL's units, physical pixels, and points.
///
/// All other code uses points. A point is `interfaceScale` of SDL's units, and `scale` pixels.
struct WindowGeometry: Equatable, Sendable {
    /// The window's size in SDL's units, at least 1.
    var windowWidth: Int
    var windowHeight: Int
    /// The drawable's size in pixels, at least 1.
    var outputWidth: Int
    var outputHeight: Int
    /// SDL units per point: the user's own magnification, positive; 1 is none.
    var interfaceScale: CGFloat

    /// A window without size counts as one pixel, since some window managers report zero for a minimized one.
    init(window: (width: Int, height: Int), output: (width: Int, height: Int), interfaceScale: CGFloat = 1) {
        windowWidth = max(1, window.width)
        windowHeight = max(1, window.height)
        outputWidth = max(1, output.width)
        outputHeight = max(1, output.height)
        self.interfaceScale = interfaceScale > 0 ? interfaceScale : 1
    }

    /// The size in points.
    var size: CGSize {
        CGSize(width: CGFloat(outputWidth) / scale, height: CGFloat(outputHeight) / scale)
    }

    /// Pixels per point.
    var scale: CGFloat {
        CGFloat(outputWidth) / CGFloat(windowWidth) * interfaceScale
    }

    /// Converts SDL's window coordinates to points.
    func point(x: Double, y: Double) -> CGPoint {
        CGPoint(x: x / Double(interfaceScale), y: y / Double(interfaceScale))
    }

    /// Converts 0...1 of the window, as reported for touches, to points.
    func point(normalizedX x: Double, y: Double) -> CGPoint {
        point(x: x * Double(windowWidth), y: y * Double(windowHeight))
    }
}
