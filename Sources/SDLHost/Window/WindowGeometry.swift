import Foundation

/// How the window's three coordinate systems hang together: SDL's units, physical pixels, and points.
///
/// Points are what everybody else uses. A point is `interfaceScale` of SDL's units, and `scale` pixels.
struct WindowGeometry: Equatable, Sendable {
    /// The window's extent in SDL's units, at least 1.
    var windowWidth: Int
    var windowHeight: Int
    /// The drawable's extent in pixels, at least 1.
    var outputWidth: Int
    var outputHeight: Int
    /// SDL units per point: a person's own magnification, above zero; 1 is none.
    var interfaceScale: CGFloat

    /// A window of no extent counts as one pixel, since some window managers report zero while they fold one up.
    init(window: (width: Int, height: Int), output: (width: Int, height: Int), interfaceScale: CGFloat = 1) {
        windowWidth = max(1, window.width)
        windowHeight = max(1, window.height)
        outputWidth = max(1, output.width)
        outputHeight = max(1, output.height)
        self.interfaceScale = interfaceScale > 0 ? interfaceScale : 1
    }

    /// Points.
    var size: CGSize {
        CGSize(width: CGFloat(outputWidth) / scale, height: CGFloat(outputHeight) / scale)
    }

    /// Pixels per point.
    var scale: CGFloat {
        CGFloat(outputWidth) / CGFloat(windowWidth) * interfaceScale
    }

    /// From SDL's window coordinates to points.
    func point(x: Double, y: Double) -> CGPoint {
        CGPoint(x: x / Double(interfaceScale), y: y / Double(interfaceScale))
    }

    /// From 0...1 of the window, as touches come, to points.
    func point(normalizedX x: Double, y: Double) -> CGPoint {
        point(x: x * Double(windowWidth), y: y * Double(windowHeight))
    }
}
