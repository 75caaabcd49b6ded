public import ScrollUI

/// A number of a view that the lab's inspector tunes, and that stays as it is written everywhere else.
///
/// ```swift
/// struct Carousel: View {
///     @Tunable("Card width", 80...400, step: 4, unit: "pt") var width = 280.0
///     @Tunable("Cards", 1...40) var count = 12
///
///     var body: some View { /* reads width and count */ }
/// }
/// ```
/// It belongs to the view that a ``PlaygroundScene`` is made of; views further in get it as an argument. What is tuned is in
/// presets, in A and B, in undo and in recordings, as the numbers of feels are. In files it is called by its title, `cardWidth`,
/// below `stage.scenes` and the name of the scene.
@propertyWrapper
public struct Tunable<Value: TunableValue>: DynamicProperty, TunableProperty {
    let number: SceneNumber
    @Environment(\.tunedNumbers) private var tuned

    /// A number from one end of `range` to the other, which is `wrappedValue` until it is tuned.
    ///
    /// - Parameters:
    ///   - title: Its name in the inspector.
    ///   - range: What is allowed, ends included. It grows to have `wrappedValue` in it.
    ///   - step: What one press of an arrow key changes; a hundredth of the range, rounded, where there is none.
    ///   - unit: What stands behind the number, such as `pt`.
    ///   - description: One sentence on what it does.
    public init(
        wrappedValue: Value, _ title: String, _ range: ClosedRange<Value>, step: Value? = nil, unit: String = "",
        description: String = ""
    ) {
        number = SceneNumber(
            title: title, range: range.lowerBound.tunedNumber...range.upperBound.tunedNumber,
            standard: wrappedValue.tunedNumber, step: step?.tunedNumber, unit: unit, description: description,
            isWhole: Value.isWhole)
    }

    /// As tuned; as it is written outside the lab.
    public var wrappedValue: Value { Value(tunedNumber: tuned.value(of: number)) }

    /// Tells of a number that cannot be tuned, since the scene does not know of it.
    public mutating func update() { tuned.check(number) }
}

/// What is found in a view without knowing the type of its number.
@MainActor
protocol TunableProperty {
    var number: SceneNumber { get }
}
