/// A single view of `content`. Several views are arranged below each other, so that the enclosing container sees only
/// one.
nonisolated public struct _UnaryViewAdaptor<Content: View>: View {
    /// The adapted views.
    public var content: Content

    /// Creates a single view of `content`.
    public init(_ content: Content) { self.content = content }

    /// The views in a column.
    @MainActor public var body: some View { VStack { content } }
}
