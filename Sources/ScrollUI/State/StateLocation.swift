/// Where a `@State` lives.
final class StateLocation<Value>: Location<Value> {
    private var stored: Value
    private weak var graph: ViewGraph?
    private let properties: ViewProperties?
    /// The property's place among the connected ones of its view.
    private let index: Int

    init(_ value: Value, _ connection: PropertyConnection) {
        stored = value
        graph = connection.node.graph
        properties = connection.properties
        index = connection.index
    }

    override var name: String {
        guard let properties, index < properties.connected.count else { return "state of type \(Value.self)" }
        return "\(properties.typeName).\(properties.connected[index].name)"
    }

    override var value: Value {
        get {
            graph?.noteRead(of: self)
            return stored
        }
        set {
            if let reader = graph?.reader {
                graph?.warnOnce(
                    "\(reader.viewName): \(name) was set while this body ran. It takes effect in another evaluation; "
                        + "set it in an action, or in onAppear or onChange.")
            }
            let isSame = ValueComparison.areEqual(stored, newValue)
            stored = newValue
            if !isSame { notifyReaders(Transaction.current) }
        }
    }
}
