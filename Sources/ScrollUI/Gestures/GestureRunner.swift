/// A view's gesture without its type; a contest passes samples to it.
@MainActor
@_spi(Nodes) open class GestureRunner {
    /// The priority with which the gesture was added to the view.
    package enum Priority {
        /// After the gestures of the views inside.
        case normal
        /// Before the gestures of the views inside.
        case high
        /// Simultaneous with all others.
        case simultaneous
    }

    package var priority = Priority.normal
    var mask = GestureMask.all

    /// Creates a runner of normal priority.
    public init() {}

    open func handle(_ sample: PointerSample, in context: GestureContext) -> GestureStanding { .failed }
    open func reset() {}
    var takesPinches: Bool { false }
    open var deadline: Duration? { nil }
    open var kinds: GestureKinds { [] }
    open var dragDistance: Double? { nil }
}

final class TypedGestureRunner<G: Gesture>: GestureRunner {
    private var recognizer: _GestureRecognizer<G.Value>

    init(_ gesture: G) {
        recognizer = gesture._recognizer(updating: nil)
    }

    /// Updates the gesture: its closures are replaced, and the processed samples are kept.
    func update(_ gesture: G) {
        recognizer = gesture._recognizer(updating: recognizer)
    }

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GestureStanding {
        recognizer.handle(sample, in: context).standing
    }

    override func reset() { recognizer.reset() }
    override var takesPinches: Bool { recognizer.takesPinches }
    override var deadline: Duration? { recognizer.deadline }
    override var kinds: GestureKinds { recognizer.kinds }
    override var dragDistance: Double? { recognizer.dragDistance }
}
