/// Two gestures at the same time: recognized when one of them is, finished when both are.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never

    /// The values of the two gestures; nil for a gesture that has not begun.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Recognizes both gestures at the same time.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Returns a recognizer of both gestures.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        SimultaneousRecognizer<First, Second>.recognizer(updating: old, first, second)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
    /// Returns a gesture that recognizes this gesture and another at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
    typealias Value = SimultaneousGesture<First, Second>.Value

    private var standings = (GestureStanding.possible, GestureStanding.possible)
    private var value = Value()

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> {
        if !standings.0.isOver {
            let phase = first.handle(sample, in: context)
            standings.0 = phase.standing
            value.first = phase.shown ?? value.first
        }
        if !standings.1.isOver {
            let phase = second.handle(sample, in: context)
            standings.1 = phase.standing
            value.second = phase.shown ?? value.second
        }
        return phase
    }

    private var phase: GesturePhase<Value> {
        switch standings {
        case (.failed, .failed): .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): .ended(value)
        case (.possible, .possible), (.possible, .failed), (.failed, .possible):
            .possible(value.first == nil && value.second == nil ? nil : value)
        default: .active(value)
        }
    }

    override func reset() {
        super.reset()
        standings = (.possible, .possible)
        value = Value()
    }

    override var deadline: Duration? {
        .earlier(standings.0.isOver ? nil : first.deadline, standings.1.isOver ? nil : second.deadline)
    }
}

extension GesturePhase {
    /// The value, if there is one.
    var shown: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }
}
