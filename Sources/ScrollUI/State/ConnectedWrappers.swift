// In a separate file: conformances beside the types would bind the types to the main actor, and views that contain
// them could not be created elsewhere.

extension State: ConnectedProperty {
    static var ownsState: Bool { true }

    var source: Source? {
        guard case .stored(let location) = storage else { return nil }
        return location
    }

    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        if let location = connection.stored as? StateLocation<Value> {
            storage = .stored(location)
        } else if case .initial(let value) = storage {
            storage = .stored(StateLocation(value, connection))
        }
        guard case .stored(let location) = storage else { return nil }
        return location
    }

    /// A node stores one location for its property, so old and new agree. For views stored as values in other views,
    /// the initial values are compared.
    func isSame(as other: State<Value>) -> Bool {
        guard case .initial(let value) = storage, case .initial(let otherValue) = other.storage else { return true }
        return ValueComparison.areEqual(value, otherValue)
    }
}

extension Namespace: ConnectedProperty {
    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        token = connection.stored as? NamespaceToken ?? NamespaceToken()
        return token
    }

    /// The node stores one token for the property, so old and new always agree.
    func isSame(as other: Namespace) -> Bool { true }

    static var ownsState: Bool { true }
}

extension GestureState: ConnectedProperty {
    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        location = connection.stored as? StateLocation<Value> ?? StateLocation(initial, connection)
        return location
    }

    /// The node stores one location for the property, so old and new always agree.
    func isSame(as other: GestureState<Value>) -> Bool { true }

    static var ownsState: Bool { true }

    var source: Source? { location }
}

extension Environment: ConnectedProperty {
    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        let node = connection.node
        self.node = node
        index = connection.index
        guard case .object(let lookup) = content else { return nil }
        if lookup.find(EnvironmentValues(scope: node.scope, reader: node, property: index)) == nil {
            node.missing =
                "no object of type \(Value.self) in the environment. The view is left out; "
                + "put the object in with environment(_:) on a view around it."
        }
        return nil
    }

    func isSame(as other: Environment<Value>) -> Bool {
        switch (content, other.content) {
        case (.keyPath(let left), .keyPath(let right)): left == right
        case (.object, .object): true
        default: false
        }
    }
}

extension FocusState: ConnectedProperty {
    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        location = connection.stored as? FocusLocation<Value> ?? FocusLocation(none, graph: connection.node.graph)
        return location
    }

    /// The node stores one location for the property, so old and new always agree.
    func isSame(as other: FocusState<Value>) -> Bool { true }
}

extension ScaledMetric: ConnectedProperty {
    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        node = connection.node
        index = connection.index
        return nil
    }
}
