/// One of two gestures; the second is recognized only after the first has failed.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// A built-in gesture has no body.
    public typealias Body = Never

    /// The value of the recognized gesture.
    public enum Value {
        /// The value of the first gesture.
        case first(First.Value)
        /// The value of the second gesture.
        case second(Second.Value)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Recognizes `second`, unless `first` is recognized.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Returns a recognizer of both gestures, which holds the second back.
    @MainActor public func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        ExclusiveRecognizer<First, Second>.recognizer(updating: old, first, second)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
    /// Returns a gesture that recognizes this gesture, or another if this one fails.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
    typealias Value = ExclusiveGesture<First, Second>.Value

    private var hasFirstFailed = false
    /// The phase of the second gesture, held back.
    private var held: GesturePhase<Second.Value> = .possible(nil)
    private let heldCalls = GestureContext(node: nil)

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Value> {
        if !held.standing.isOver {
            heldCalls.node = context.node
            held = second.handle(sample, in: heldCalls)
        }
        if !hasFirstFailed {
            let phase = first.handle(sample, in: context)
            switch phase {
            case .active, .ended:
                dropSecond()
                return phase.map { .first($0) }
            case .possible: return phase.map { .first($0) }
            case .failed: hasFirstFailed = true
            }
        }
        context.adopt(heldCalls)
        return held.map { .second($0) }
    }

    private func dropSecond() {
        heldCalls.drop()
        second.reset()
        held = .failed
    }

    override func reset() {
        heldCalls.drop()
        super.reset()
        held = .possible(nil)
        hasFirstFailed = false
    }

    override var deadline: Duration? {
        .earlier(hasFirstFailed ? nil : first.deadline, held.standing.isOver ? nil : second.deadline)
    }
}
