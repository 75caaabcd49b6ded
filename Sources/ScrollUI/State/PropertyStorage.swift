/// The storage of a node for the dynamic properties of its view, in the order of the properties.
@MainActor
struct PropertyStorage {
    private var stored: [AnyObject?] = []

    /// Connects the dynamic properties of a view value to their storage.
    mutating func connect<V>(_ view: inout V, properties: ViewProperties, node: EvaluatedNode) {
        let fields = properties.connected
        guard !fields.isEmpty else { return }
        if stored.isEmpty { stored = Array(repeating: nil, count: fields.count) }
        // Raw access: the wrappers' types are known only by their metatypes.
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for index in fields.indices {
                let connection = PropertyConnection(
                    node: node, stored: stored[index], index: index, properties: properties)
                stored[index] = fields[index].connect?(base + fields[index].offset, connection)
            }
        }
    }

    /// Calls `update()` of each custom dynamic property.
    func update<V>(_ view: inout V, properties: ViewProperties) {
        guard !properties.custom.isEmpty else { return }
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in properties.custom { field.update?(base + field.offset) }
        }
    }

    /// Returns the name of the property that leads to `source`; nil if there is none.
    func name<V>(of source: Source, in view: inout V, properties: ViewProperties) -> String? {
        withUnsafeBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return nil }
            return properties.connected.first { $0.source?(base + $0.offset) === source }?.name
        }
    }

    mutating func disconnect() {
        stored.removeAll()
    }
}
