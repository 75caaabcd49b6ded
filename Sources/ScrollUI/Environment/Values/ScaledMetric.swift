/// A length that grows with the size that a person wants text to have.
///
///     @ScaledMetric(relativeTo: .title) private var spacing = 12.0
///
/// It is the number as it was written at the standard size, `large`; at another one it is to that as the text style's
/// size is to its standard size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let value: Value
    private let textStyle: Font.TextStyle
    /// Weak, since the node holds the view value that has this property.
    weak var node: EvaluatedNode?
    var index = 0

    /// `wrappedValue` at the standard size, which grows as `textStyle` does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        self.textStyle = textStyle
    }

    /// `wrappedValue` at the standard size, which grows as text in the body does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The number at the size in force where the view stands; as it was written before the view is in a tree.
    @MainActor @preconcurrency public var wrappedValue: Value {
        guard let node else { return value }
        let size = EnvironmentValues(scope: node.scope, reader: node, property: index).dynamicTypeSize
        return value * Value(textStyle.size(size) / textStyle.size(.large))
    }

    func isSame(as other: ScaledMetric<Value>) -> Bool { value == other.value && textStyle == other.textStyle }
}
