/// A property of a view that is stored by the view's node, or observes an external source.
///
/// A custom type may contain other dynamic properties (`@State`, `@Environment`, `@StateObject`…); they are connected
/// to the view that holds the property, and updated before it.
@MainActor @preconcurrency
public protocol DynamicProperty {
    /// Called before each evaluation of the body, which depends on the values that it reads.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing by default.
    public mutating func update() {}
}

/// A property wrapper of the library: it is connected to a node and compared by its own rule.
@MainActor
protocol ConnectedProperty: DynamicProperty {
    /// Connects the property of a new view value to the node's storage; the result is stored and passed to the next
    /// call.
    mutating func connect(to connection: PropertyConnection) -> AnyObject?

    /// Returns whether a body gives the same result with `other` as with `self`.
    func isSame(as other: Self) -> Bool

    /// The source behind the property, for reports of the reasons of evaluations; nil if there is no notification.
    var source: Source? { get }

    /// Whether the property owns an object or a value that must be discarded with the view's identity.
    static var ownsState: Bool { get }
}

extension ConnectedProperty {
    var source: Source? { nil }
    static var ownsState: Bool { false }
}

/// The context in which a property is connected to its node.
@MainActor
struct PropertyConnection {
    let node: EvaluatedNode
    let stored: AnyObject?
    /// The property's position among the connected ones of its view.
    var index = 0
    /// The properties of the view's type.
    var properties: ViewProperties?
}
