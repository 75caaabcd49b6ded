public import ScrollUI

/// A number of a view that the lab's inspector can tune. Outside the lab it has the declared value.
///
/// ```swift
/// struct Carousel: View {
///     @Tunable("Card width", 80...400, step: 4, unit: "pt") var width = 280.0
///     @Tunable("Cards", 1...40) var count = 12
///
///     var body: some View { /* reads width and count */ }
/// }
/// ```
/// Declare it in the view that a ``PlaygroundScene`` is made of, and pass it to inner views as an argument. Tuned
/// values are part of presets, A and B, undo and recordings, like the numbers of feels. Files contain them by title,
/// such as `cardWidth`, under `stage.scenes` and the name of the scene.
@propertyWrapper
public struct Tunable<Value: TunableValue>: DynamicProperty, TunableProperty {
    let number: SceneNumber
    @Environment(\.tunedNumbers) private var tuned

    /// A number within `range`, whose value is `wrappedValue` until it is tuned.
    ///
    /// - Parameters:
    ///   - title: The name in the inspector.
    ///   - range: The allowed values, ends included. It is extended to contain `wrappedValue`.
    ///   - step: The change by one press of an arrow key; nil for a hundredth of the range, rounded.
    ///   - unit: The unit shown behind the number, such as `pt`.
    ///   - description: A one-sentence description.
    public init(
        wrappedValue: Value, _ title: String, _ range: ClosedRange<Value>, step: Value? = nil, unit: String = "",
        description: String = ""
    ) {
        number = SceneNumber(
            title: title, range: range.lowerBound.tunedNumber...range.upperBound.tunedNumber,
            standard: wrappedValue.tunedNumber, step: step?.tunedNumber, unit: unit, description: description,
            isWhole: Value.isWhole)
    }

    /// The tuned value; the declared value outside the lab.
    public var wrappedValue: Value { Value(tunedNumber: tuned.value(of: number)) }

    /// Reports a number that cannot be tuned, since the scene does not know it.
    public mutating func update() { tuned.check(number) }
}

/// A tunable property, independent of the type of its number.
@MainActor
protocol TunableProperty {
    var number: SceneNumber { get }
}
