import Foundation
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
    /// Whether the view has animatable data. Asked for when a view's value changes, as is most of its comparison.
    private(set) lazy var isAnimatable = viewType is any Animatable.Type
    private lazy var comparison = ViewComparison(of: viewType, hosting: hostedType)

    init(of type: Any.Type, hosting hostedType: Any.Type?) {
        viewType = type
        self.hostedType = hostedType
        _ = _forEachField(of: type, options: []) { name, offset, fieldType, kind in
            if fieldType == hostedType {
                self.addParts(of: fieldType, at: offset)
            } else {
                self.add(fieldType, kind, named: name, at: offset)
            }
            return true
        }
    }

    /// Whether the view owns an object or a value that must be discarded with its identity.
    var ownsState: Bool { connected.contains(where: \.ownsState) }

    /// Returns whether both values give the same body.
    func areEqual<V>(_ left: inout V, _ right: inout V) -> Bool { comparison.areEqual(&left, &right) }

    private func add(_ type: Any.Type, _ kind: _MetadataKind, named name: UnsafePointer<CChar>, at offset: Int) {
        // Most properties are not dynamic, and a failed cast searches all conformances of the program: one cast for
        // them, and none for types without conformances.
        if [.optional, .function, .existential, .tuple, .metatype].contains(kind) || Self.isPlainValue(type) { return }
        guard let property = type as? any DynamicProperty.Type else { return }
        let name = String(cString: name)
        if let wrapper = type as? any ConnectedProperty.Type {
            connected.append(PropertyField(connected: wrapper, name: name, offset: offset))
        } else {
            addParts(of: type, at: offset)
            custom.append(PropertyField(custom: property, name: name, offset: offset))
        }
    }

    /// Whether the type is one of those that most properties of views have, none of which is dynamic.
    static func isPlainValue(_ type: Any.Type) -> Bool { plainTypes.contains(ObjectIdentifier(type)) }

    private static let plainTypes = Set(
        ([String.self, Bool.self, Int.self, Double.self, CGFloat.self, CGSize.self, Text.self, Color.self] as [Any.Type])
            .map { ObjectIdentifier($0) })

    private func addParts(of type: Any.Type, at offset: Int) {
        _ = _forEachField(of: type, options: []) { name, inner, fieldType, kind in
            self.add(fieldType, kind, named: name, at: offset + inner)
            return true
        }
    }
}

/// The view types encountered so far in one graph.
@MainActor
final class ViewPropertiesTable {
    private var known: [ObjectIdentifier: ViewProperties] = [:]

    /// `hostedType` is the type of a property of the view whose own dynamic properties are connected to the view's
    /// node; nil if there is none.
    func properties(of type: Any.Type, hosting hostedType: Any.Type? = nil) -> ViewProperties {
        if let properties = known[ObjectIdentifier(type)] { return properties }
        let properties = ViewProperties(of: type, hosting: hostedType)
        known[ObjectIdentifier(type)] = properties
        return properties
    }
}
