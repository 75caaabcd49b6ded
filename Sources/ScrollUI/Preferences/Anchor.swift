public import Foundation

/// A location in the view tree that can be read in the space of another view: `proxy[anchor]`.
public struct Anchor<Value> {
    /// The location in window coordinates, according to the layout.
    let value: Value
    private let map: (Value, (CGPoint) -> CGPoint) -> Value

    init(_ value: Value, map: @escaping (Value, (CGPoint) -> CGPoint) -> Value) {
        self.value = value
        self.map = map
    }

    /// Returns the location in another space, converted with `fromWindow`.
    func resolve(_ fromWindow: (CGPoint) -> CGPoint) -> Value {
        map(value, fromWindow)
    }

    /// The part of a view that becomes an anchor.
    public struct Source {
        /// Returns the anchor of a view with the given bounds in window coordinates.
        let make: (CGRect) -> Anchor<Value>
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Returns whether both are the same location in the window.
    public static func == (left: Anchor<Value>, right: Anchor<Value>) -> Bool { left.value == right.value }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the location in the window.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { Anchor($0, map: mapped) }
    }

    /// A rectangle in the view's own space, in points.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { bounds in
            Anchor(rect.offsetBy(dx: bounds.minX, dy: bounds.minY), map: mapped)
        }
    }

    private static func mapped(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let start = map(rect.origin)
        let end = map(CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own space, in points.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { bounds in
            Anchor(CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)) { $1($0) }
        }
    }

    /// A point as fractions of the view.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { bounds in
            let point = CGPoint(
                x: bounds.minX + bounds.width * point.x, y: bounds.minY + bounds.height * point.y)
            return Anchor(point) { $1($0) }
        }
    }

    /// The top left corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the upper edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top right corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the left edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the right edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom left corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the lower edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom right corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
