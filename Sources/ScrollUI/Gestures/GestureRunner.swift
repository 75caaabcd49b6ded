/// A view's gesture without its type: what a contest feeds samples to.
@MainActor
@_spi(Nodes) open class GestureRunner {
    /// How the gesture was given to the view.
    package enum Priority {
        /// After those of the views inside.
        case normal
        /// Before those of the views inside.
        case high
        /// Beside all others.
        case simultaneous
    }

    package var priority = Priority.normal
    var mask = GestureMask.all

    /// A runner of normal priority.
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

    /// A new value of the same gesture: new closures, while what was seen of a pointer stays.
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
