/// A part of a control as its style gets it: a view whose type the style does not know.
///
/// Parts of different controls are different types, so that a style says which one it places where.
nonisolated public struct _StylePart<Role>: View {
    /// Built in: there is no body.
    public typealias Body = Never
    private let lower: @MainActor (inout NodeBuilder) -> Void

    @MainActor package init(_ view: some View) {
        lower = { view._lower(into: &$0) }
    }

    /// Nil for a part that the control was made without.
    @MainActor package init?(unlessEmpty view: some View) {
        if view is EmptyView { return nil }
        self.init(view)
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) { lower(&builder) }
}

/// What a part of a control is.
public enum _StylePartRole {
    /// What the control is for.
    public enum Label {}
    /// What is in it.
    public enum Content {}
    /// The value that it shows.
    public enum Value {}
    /// At the start of its range.
    public enum Minimum {}
    /// At the end of its range.
    public enum Maximum {}
}
