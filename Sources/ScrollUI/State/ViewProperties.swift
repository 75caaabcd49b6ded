@_spi(Reflection) import Swift

/// The stored properties of a view type: where they lie, which of them are dynamic, how two values are compared.
///
/// Found once per type. The standard library's field walk is used because it is the only access to the `@State`s of
/// a struct without a macro on every view; `Mirror` would copy each value on each evaluation.
@MainActor
final class ViewProperties {
    /// Short name of the view's type, without its module. Made when it is asked for: that looks through all types of the program.
    private(set) lazy var typeName = String(describing: hostedType ?? viewType)
    private let viewType: Any.Type
    private let hostedType: Any.Type?
    /// The library's own wrappers, also those inside dynamic properties of the program's.
    private(set) var connected: [PropertyField] = []
    /// The dynamic properties of the program's own, inner ones first.
    private(set) var custom: [PropertyField] = []
    /// The view has numbers that change step by step.
    let isAnimatable: Bool
    private lazy var comparison = ViewComparison(of: viewType, hosting: hostedType)

    init(of type: Any.Type) {
        viewType = type
        hostedType = (type as? any PropertyHost.Type)?.hostedType
        isAnimatable = type is any Animatable.Type
        _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
            if fieldType == self.hostedType {
                self.addParts(of: fieldType, at: offset)
            } else {
                self.add(fieldType, named: String(cString: name), at: offset)
            }
            return true
        }
    }

    /// True when the view owns something that must go with its identity.
    var ownsState: Bool { connected.contains(where: \.ownsState) }

    /// True when a body made from either value is the same.
    func areEqual<V>(_ left: inout V, _ right: inout V) -> Bool { comparison.areEqual(&left, &right) }

    private func add(_ type: Any.Type, named name: String, at offset: Int) {
        if let wrapper = type as? any ConnectedProperty.Type {
            connected.append(PropertyField(connected: wrapper, name: name, offset: offset))
        } else if let property = type as? any DynamicProperty.Type {
            addParts(of: type, at: offset)
            custom.append(PropertyField(custom: property, name: name, offset: offset))
        }
    }

    private func addParts(of type: Any.Type, at offset: Int) {
        _ = _forEachField(of: type, options: []) { name, inner, fieldType, _ in
            self.add(fieldType, named: String(cString: name), at: offset + inner)
            return true
        }
    }
}

/// A view that lends its node to a value of another type, whose dynamic properties are tied to it.
protocol PropertyHost {
    static var hostedType: Any.Type { get }
}

/// The types met so far in one graph.
@MainActor
final class ViewPropertiesTable {
    private var known: [ObjectIdentifier: ViewProperties] = [:]

    func properties(of type: Any.Type) -> ViewProperties {
        if let properties = known[ObjectIdentifier(type)] { return properties }
        let properties = ViewProperties(of: type)
        known[ObjectIdentifier(type)] = properties
        return properties
    }
}
