/// A property of a view that is kept by the view's node, or follows something outside.
@MainActor @preconcurrency
public protocol DynamicProperty {
    /// Called before each evaluation of the body.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing to do by default.
    public mutating func update() {}
}

/// A property wrapper of the library's own: it is tied to a node and compared in its own way.
@MainActor
protocol ConnectedProperty: DynamicProperty {
    /// Ties a new view value's property to what the node keeps; the result is kept and handed back next time.
    mutating func connect(to connection: PropertyConnection) -> AnyObject?

    /// True when a body that reads `other` instead of `self` gives the same.
    func isSame(as other: Self) -> Bool
}

/// What a property is given when its view's value meets its node.
@MainActor
struct PropertyConnection {
    let node: EvaluatedNode
    let kept: AnyObject?
}
