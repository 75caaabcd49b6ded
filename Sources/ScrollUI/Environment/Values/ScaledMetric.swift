/// A length that scales with the user's preferred text size.
///
///     @ScaledMetric(relativeTo: .title) private var spacing = 12.0
///
/// At the standard size, `large`, it is the declared number; at other sizes it scales in proportion to the text
/// style's size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let value: Value
    private let textStyle: Font.TextStyle
    /// Weak, since the node stores the view value that has this property.
    weak var node: EvaluatedNode?
    var index = 0

    /// Creates a length that is `wrappedValue` at the standard size and scales with `textStyle`.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        self.textStyle = textStyle
    }

    /// Creates a length that is `wrappedValue` at the standard size and scales with body text.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The length at the text size of the view's environment; the declared number before the view is in a tree.
    @MainActor @preconcurrency public var wrappedValue: Value {
        guard let node else { return value }
        let size = EnvironmentValues(scope: node.scope, reader: node, property: index).dynamicTypeSize
        return value * Value(textStyle.size(size) / textStyle.size(.large))
    }

    func isSame(as other: ScaledMetric<Value>) -> Bool { value == other.value && textStyle == other.textStyle }
}
