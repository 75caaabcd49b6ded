/// A description of a piece of interface: a value that lives for one evaluation.
///
/// What stays from one evaluation to the next is the node that the view's position in the tree names, and the state that
/// belongs to it. A `body` is read again only when the view value changed or something that it read changed; it must
/// have no effect of its own.
@MainActor @preconcurrency
public protocol View: ClosureContent {
    /// The type of the body; `Never` in built-in views.
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder var body: Body { get }

    /// Writes this view into the node tree. Composite views have it from the library.
    func _lower(into builder: inout NodeBuilder)
}

extension View {
    /// Writes the body into the node tree, under a node that keeps the view's state.
    public func _lower(into builder: inout NodeBuilder) {
        builder.body(of: self)
    }
}

extension View where Body == Never {
    /// A built-in view has no body; it writes itself into the tree.
    public var body: Never {
        // Only reached by code that calls `body` by hand on a built-in view: a mistake with no sensible result.
        preconditionFailure("\(Self.self) is a built-in view: it has no body to call")
    }
}

extension Never: View {
    /// Nothing has this type, so there is no body.
    public typealias Body = Never
    /// Writes this view into the node tree; no value gets here.
    @MainActor public func _lower(into builder: inout NodeBuilder) {}
}
