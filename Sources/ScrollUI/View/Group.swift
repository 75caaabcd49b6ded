/// Gathers views without a layout of its own: the children belong to the container around it.
public struct Group<Content: View>: View {
    public typealias Body = Never

    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public func _lower(into builder: inout NodeBuilder) {
        builder.group(content)
    }
}
