import Foundation

/// A participant in the contest for a pointer: a view's gesture, or a control's press.
@MainActor
class Contestant {
    let view: NodeHandle<Node>
    /// The precedence; lower ranks take precedence.
    let rank: Int
    fileprivate(set) var standing = GestureStanding.possible
    /// Whether the participant has been granted the pointer: its requests are performed from now on.
    var isGranted = false

    init(node: Node, rank: Int) {
        view = NodeHandle(node)
        self.rank = rank
    }

    /// The gesture or the control, which follows one pointer at a time.
    var follower: AnyObject { self }
    /// Whether the participant neither waits for others nor cancels them.
    var isSimultaneous: Bool { false }
    var kinds: GestureKinds { [] }
    var deadline: Duration? { nil }
    /// See ``_GestureRecognizer/dragDistance``.
    var dragDistance: Double? { nil }

    /// Processes a sample, unless the participant has finished.
    final func take(_ sample: PointerSample) {
        guard !standing.isOver else { return }
        if view.isThere {
            standing = detect(sample)
        } else {
            cancel()
        }
    }

    /// Processes a sample. Subclasses override it.
    func detect(_ sample: PointerSample) -> GestureStanding { .failed }

    /// Performs the requests made since the participant was granted the pointer.
    func deliver() {}

    /// Called when another participant won the pointer, the pointer was cancelled, or the view left.
    func cancel() { standing = .failed }

    /// Whether the participant can have no further effect.
    final var isSettled: Bool { standing == .failed || (standing == .ended && isGranted) }
}

/// A gesture of a view.
final class GestureContestant: Contestant {
    let runner: GestureRunner
    private let context: GestureContext

    init(_ runner: GestureRunner, node: Node, rank: Int) {
        self.runner = runner
        context = GestureContext(node: node)
        super.init(node: node, rank: rank)
    }

    override var follower: AnyObject { runner }
    override var isSimultaneous: Bool { runner.priority == .simultaneous }
    override var kinds: GestureKinds { runner.kinds }
    override var deadline: Duration? { runner.deadline }
    override var dragDistance: Double? { runner.dragDistance }

    override func detect(_ sample: PointerSample) -> GestureStanding {
        let standing = runner.handle(sample, in: context)
        context.runFreeCalls()
        return standing
    }

    override func deliver() { context.runCalls() }

    override func cancel() {
        super.cancel()
        context.drop()
        runner.reset()
    }
}

/// The press of a control such as a button: shown while the pointer is on it, performed when the pointer goes up
/// there.
final class PressContestant: Contestant {
    private let responder: Responder
    private var isShown = false
    private var tap: (pointer: InputEvent.Pointer, location: CGPoint)?

    init(_ responder: Responder, node: Node, rank: Int) {
        self.responder = responder
        super.init(node: node, rank: rank)
    }

    override var follower: AnyObject { responder }
    override var kinds: GestureKinds { .tap }

    override func detect(_ sample: PointerSample) -> GestureStanding {
        guard sample.phase != .tick else { return .possible }
        let context = GestureContext(node: view.node)
        let isInside = context.isInside(sample)
        show(isInside && sample.phase != .up)
        guard sample.phase == .up else { return .possible }
        tap = (sample.pointer, context.convert(sample.location))
        return isInside ? .ended : .failed
    }

    private func show(_ isPressed: Bool) {
        guard isPressed != isShown else { return }
        isShown = isPressed
        responder.handlers.press?(isPressed)
    }

    override func deliver() {
        guard let tap else { return }
        self.tap = nil
        responder.handlers.tap?(tap.pointer.clickCount, tap.location)
        responder.handlers.pick?(tap.location, tap.pointer.modifiers)
    }

    override func cancel() {
        super.cancel()
        show(false)
    }
}

/// A control that takes the pointer with the press, such as a slider's knob.
final class GrabContestant: Contestant {
    private let responder: Responder
    private var start: InputEvent.Pointer?
    private var last: PointerSample?
    private var isDragging = false
    /// The last event sent to the control. It also provides the position for the end, when there is none any more.
    private var event: DragEvent?

    init(_ responder: Responder, node: Node, rank: Int) {
        self.responder = responder
        super.init(node: node, rank: rank)
    }

    override var follower: AnyObject { responder }
    override var kinds: GestureKinds { [.drag, .tap] }
    override var dragDistance: Double? { 0 }

    override func detect(_ sample: PointerSample) -> GestureStanding {
        guard sample.phase != .tick else { return standing }
        if sample.phase == .down { start = sample.pointer }
        last = sample
        return sample.phase == .up ? .ended : .active
    }

    override func deliver() {
        guard let last else { return }
        self.last = nil
        if !isDragging {
            isDragging = true
            responder.handlers.press?(true)
            send(.began, start ?? last.pointer)
        }
        switch last.phase {
        case .moved: send(.changed, last.pointer)
        case .up: finish(.ended, last.pointer)
        case .down, .tick: break
        }
    }

    override func cancel() {
        super.cancel()
        if isDragging, let start { finish(.cancelled, start) }
    }

    private func finish(_ phase: DragEvent.Phase, _ pointer: InputEvent.Pointer) {
        isDragging = false
        send(phase, pointer)
        responder.handlers.press?(false)
    }

    private func send(_ phase: DragEvent.Phase, _ pointer: InputEvent.Pointer) {
        if let start, let node = view.node {
            event = DragEvent(
                phase: phase, start: node.convertFromWindow(start.location),
                location: node.convertFromWindow(pointer.location), modifiers: pointer.modifiers,
                clickCount: start.clickCount)
        }
        event?.phase = phase
        if let event { responder.handlers.drag?(event) }
    }
}
