public import Foundation

// As CoreGraphics describes them, for code that shows a value while it is written; Foundation's have no such property on Linux.

extension CGPoint {
    /// The coordinates: `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
    /// Width and height: `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
    /// Origin and size: `(x, y, width, height)`.
    public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
