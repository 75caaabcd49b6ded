/// One view of all that `content` comes to, below each other where that is several: what lays views out sees one of them.
nonisolated public struct _UnaryViewAdaptor<Content: View>: View {
    /// The views.
    public var content: Content

    /// One view of `content`.
    public init(_ content: Content) { self.content = content }

    /// The views in a column.
    @MainActor public var body: some View { VStack { content } }
}
