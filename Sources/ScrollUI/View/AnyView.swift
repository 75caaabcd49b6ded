/// A view whose type is hidden. Another type at the same place is another identity.
public struct AnyView: View {
    public typealias Body = Never

    let view: any View

    public init<V: View>(_ view: V) {
        self.view = (view as? AnyView)?.view ?? view
    }

    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    public func _lower(into builder: inout NodeBuilder) {
        builder.erased(view)
    }
}
