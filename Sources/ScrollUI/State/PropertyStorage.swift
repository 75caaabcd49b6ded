/// What a node stores for the dynamic properties of its view, in the order of the properties.
@MainActor
struct PropertyStorage {
    private var stored: [AnyObject?] = []

    /// Ties the dynamic properties of a view value to what is stored.
    mutating func connect<V>(_ view: inout V, properties: ViewProperties, node: EvaluatedNode) {
        let fields = properties.connected
        guard !fields.isEmpty else { return }
        if stored.isEmpty { stored = Array(repeating: nil, count: fields.count) }
        // Raw access: the wrappers' types are only known by their metatypes.
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for index in fields.indices {
                let connection = PropertyConnection(
                    node: node, stored: stored[index], index: index, properties: properties)
                stored[index] = fields[index].connect?(base + fields[index].offset, connection)
            }
        }
    }

    /// Calls `update()` of each dynamic property that the program made itself.
    func update<V>(_ view: inout V, properties: ViewProperties) {
        guard !properties.custom.isEmpty else { return }
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in properties.custom { field.update?(base + field.offset) }
        }
    }

    /// The property that leads to `source`; nil if none does.
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
