/// A part of a control for its style: a view whose type the style does not know.
///
/// Parts with different roles have different types, so that a style can distinguish them.
nonisolated public struct _StylePart<Role>: View {
    /// Built in: there is no body.
    public typealias Body = Never
    private let lower: @MainActor (inout NodeBuilder) -> Void

    @MainActor package init(_ view: some View) {
        lower = { view._lower(into: &$0) }
    }

    /// Creates a part; nil if the control was created without it.
    @MainActor package init?(unlessEmpty view: some View) {
        if view is EmptyView { return nil }
        self.init(view)
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) { lower(&builder) }
}

/// The roles of the parts of controls.
public enum _StylePartRole {
    /// The label of the control.
    public enum Label {}
    /// The content of the control.
    public enum Content {}
    /// The current value.
    public enum Value {}
    /// The label at the start of the range.
    public enum Minimum {}
    /// The label at the end of the range.
    public enum Maximum {}
}
