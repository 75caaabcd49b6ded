public import Foundation

// Descriptions in the format of CoreGraphics for debugging; Foundation's types lack this property on Linux.

extension CGPoint {
    /// The coordinates: `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
    /// The width and height: `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
    /// The origin and size: `(x, y, width, height)`.
    public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
