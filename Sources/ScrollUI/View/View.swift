/// A description of a piece of the user interface: a value that lives for one evaluation.
///
/// The node at the view's position in the tree, and the state that belongs to it, persist between evaluations. A
/// `body` is evaluated again only when the view value or a value that it read has changed; it must not have side
/// effects.
@MainActor @preconcurrency
public protocol View: ClosureContent {
    /// The type of the body; `Never` in built-in views.
    associatedtype Body: View
    /// The content of the view.
    @ViewBuilder var body: Body { get }

    /// Writes this view into the node tree. The library implements it for composite views.
    func _lower(into builder: inout NodeBuilder)

    /// Evaluates the body of a composite view and shows it. The library implements it.
    static func _evaluate(_ evaluation: _BodyEvaluation<Self>)
}

extension View {
    /// Writes the body into the node tree, inside a node that stores the view's state.
    public func _lower(into builder: inout NodeBuilder) {
        builder.body(of: self)
    }

    /// Evaluates the body and shows it.
    ///
    /// Inlinable because the type of the body is known where a view is declared. Anywhere else the runtime determines it
    /// from its name, and searches all conformances of the program for each part of it. Always inlined for the sake of
    /// generic views, for which the compiler does not specialize.
    @inlinable @inline(__always) public static func _evaluate(_ evaluation: _BodyEvaluation<Self>) {
        evaluation.show(evaluation.read { $0.body })
    }
}

extension View where Body == Never {
    /// A built-in view has no body; it writes itself into the tree.
    public var body: Never {
        // Only reached by code that calls `body` directly on a built-in view: a mistake without a sensible result.
        preconditionFailure("\(Self.self) is a built-in view: it has no body to call")
    }

    /// Does nothing: a built-in view has no body.
    public static func _evaluate(_ evaluation: _BodyEvaluation<Self>) {}
}

extension Never: View {
    /// The type has no values, so there is no body.
    public typealias Body = Never
    /// Writes this view into the node tree; never called, since there are no values.
    @MainActor public func _lower(into builder: inout NodeBuilder) {}
}
