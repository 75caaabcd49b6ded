/// A property of a view that is stored by the view's node, or follows something outside.
///
/// A type of the program's own may hold other dynamic properties (`@State`, `@Environment`, `@StateObject`…); they are
/// tied to the view that holds the property, and brought up to date before it.
@MainActor @preconcurrency
public protocol DynamicProperty {
    /// Called before each evaluation of the body. What it reads, the body depends on.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing to do by default.
    public mutating func update() {}
}

/// A property wrapper of the library's own: it is tied to a node and compared by its own rule.
@MainActor
protocol ConnectedProperty: DynamicProperty {
    /// Ties a new view value's property to what the node stores; the result is stored and handed back next time.
    mutating func connect(to connection: PropertyConnection) -> AnyObject?

    /// True when a body that reads `other` instead of `self` gives the same.
    func isSame(as other: Self) -> Bool

    /// What the property leads to, for telling why a body ran; nil if nothing calls back.
    var source: Source? { get }

    /// True when the property owns something that must go with the view's identity.
    static var ownsState: Bool { get }
}

extension ConnectedProperty {
    var source: Source? { nil }
    static var ownsState: Bool { false }
}

/// What a property is given when its view's value meets its node.
@MainActor
struct PropertyConnection {
    let node: EvaluatedNode
    let stored: AnyObject?
    /// The property's position among the connected ones of its view.
    var index = 0
    /// The properties of the view's type.
    var properties: ViewProperties?
}
