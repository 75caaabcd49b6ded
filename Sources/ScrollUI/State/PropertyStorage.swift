/// What a node keeps for the dynamic properties of its view, in the order of the properties.
@MainActor
struct PropertyStorage {
    private var kept: [AnyObject?] = []

    /// Ties the dynamic properties of a new view value to what is kept.
    mutating func connect<V>(_ view: inout V, properties: ViewProperties, node: EvaluatedNode) {
        let fields = properties.connected
        guard !fields.isEmpty else { return }
        if kept.isEmpty { kept = Array(repeating: nil, count: fields.count) }
        // Raw access: the wrappers' types are only known by their metatypes.
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (index, field) in fields.enumerated() {
                guard let type = field.connected else { continue }
                let connection = PropertyConnection(node: node, kept: kept[index])
                kept[index] = PropertyStorage.connect(type, at: base + field.offset, connection)
            }
        }
    }

    /// Calls `update()` of each dynamic property that the program made itself.
    func update<V>(_ view: inout V, properties: ViewProperties) {
        guard !properties.custom.isEmpty else { return }
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in properties.custom {
                if let type = field.custom { PropertyStorage.update(type, at: base + field.offset) }
            }
        }
    }

    mutating func disconnect() {
        kept.removeAll()
    }

    private static func connect<P: ConnectedProperty>(
        _ type: P.Type, at address: UnsafeMutableRawPointer, _ connection: PropertyConnection
    ) -> AnyObject? {
        address.assumingMemoryBound(to: P.self).pointee.connect(to: connection)
    }

    private static func update<P: DynamicProperty>(_ type: P.Type, at address: UnsafeMutableRawPointer) {
        address.assumingMemoryBound(to: P.self).pointee.update()
    }
}
