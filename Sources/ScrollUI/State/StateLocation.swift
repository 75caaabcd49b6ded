/// The storage of a `@State` property.
final class StateLocation<Value>: StoredLocation<Value> {
    private let properties: ViewProperties?
    /// The property's position among the connected ones of its view.
    private let index: Int

    init(_ value: Value, _ connection: PropertyConnection) {
        properties = connection.properties
        index = connection.index
        super.init(value, graph: connection.node.graph)
    }

    override var name: String {
        guard let properties, index < properties.connected.count else { return "state of type \(Value.self)" }
        return "\(properties.typeName).\(properties.connected[index].name)"
    }

    override var value: Value {
        get { seen }
        set {
            if let reader = graph?.dependencies.reader {
                graph?.warnOnce(
                    "\(reader.viewName): \(name) was set while this body ran. It takes effect in another evaluation; "
                        + "set it in an action, or in onAppear or onChange.")
            }
            take(newValue)
        }
    }
}
