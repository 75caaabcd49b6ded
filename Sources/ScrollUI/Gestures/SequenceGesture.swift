/// A sequence of two gestures: the second begins when the first has been recognized.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never

    /// The value of the present gesture.
    public enum Value {
        /// The value of the first gesture.
        case first(First.Value)
        /// The value of the second gesture, with the final value of the first; nil until the second has a value.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Recognizes `second` after `first`.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Returns a recognizer of one gesture after the other.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        SequenceRecognizer<First, Second>.recognizer(updating: old, first, second)
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
    /// Returns a gesture that recognizes this gesture and then another.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
    typealias Value = SequenceGesture<First, Second>.Value

    private var result: First.Value?

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> {
        if let result { return secondPhase(sample, in: context, after: result) }
        let phase = first.handle(sample, in: context)
        guard case .ended(let value) = phase else { return phase.map { .first($0) } }
        result = value
        guard sample.phase != .up else { return .active(.second(value, nil)) }
        // The pointer is still down: for the second gesture the press begins here.
        var press = sample
        press.phase = .down
        return secondPhase(press, in: context, after: value)
    }

    private func secondPhase(
        _ sample: PointerSample, in context: GestureContext, after result: First.Value
    ) -> GesturePhase<Value> {
        switch second.handle(sample, in: context) {
        case .possible(let value): .active(.second(result, value))
        case .active(let value): .active(.second(result, value))
        case .ended(let value): .ended(.second(result, value))
        case .failed: .failed
        }
    }

    override func reset() {
        super.reset()
        result = nil
    }

    override var deadline: Duration? { result == nil ? first.deadline : second.deadline }
    override var kinds: GestureKinds { result == nil ? first.kinds : second.kinds }
    override var dragDistance: Double? { result == nil ? first.dragDistance : second.dragDistance }
}
