@_spi(Reflection) import Swift

/// The stored properties of a view type: their offsets, the dynamic ones, and the comparison of two values.
///
/// Determined once per type. The standard library's field walk is used because it is the only access to the `@State`s
/// of a struct without a macro on every view; `Mirror` would copy each value on each evaluation.
@MainActor
final class ViewProperties {
    /// The short name of the view's type, without its module. Created lazily: the lookup searches all types of the
    /// program.
    private(set) lazy var typeName = String(describing: hostedType ?? viewType)
    private let viewType: Any.Type
    private let hostedType: Any.Type?
    /// The library's own wrappers, including those inside custom dynamic properties.
    private(set) var connected: [PropertyField] = []
    /// The custom dynamic properties, inner ones first.
    private(set) var custom: [PropertyField] = []
    /// Whether the view has animatable data.
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

    /// Whether the view owns an object or a value that must be discarded with its identity.
    var ownsState: Bool { connected.contains(where: \.ownsState) }

    /// Returns whether both values give the same body.
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

/// A view that lends its node to a value of another type, whose dynamic properties are connected to it.
protocol PropertyHost {
    static var hostedType: Any.Type { get }
}

/// The view types encountered so far in one graph.
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
