public import Foundation

extension EnvironmentValues {
    /// The size of a pixel of the display, in points.
    public var pixelLength: CGFloat { 1 / max(CGFloat(displayScale), 1) }
}
