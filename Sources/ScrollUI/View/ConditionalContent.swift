/// The two branches of an `if` or `switch`. They have two identities, so that changing the branch discards the
/// other's state.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        switch storage {
        case .first(let content): builder.branch(0, content)
        case .second(let content): builder.branch(1, content)
        }
    }
}

/// An `if` without `else`.
extension Optional: ClosureContent where Wrapped: ClosureContent {}

extension Optional: View where Wrapped: View {
    /// A built-in view has no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        switch self {
        case .some(let content): builder.branch(0, content)
        case .none: builder.branch(1, EmptyView())
        }
    }
}
