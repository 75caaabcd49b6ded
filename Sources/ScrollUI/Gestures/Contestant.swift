import Foundation

/// Who takes part in the contest for a pointer: a view's gesture, or a control's press.
@MainActor
class Contestant {
    let view: NodeHandle<Node>
    /// Lower goes first.
    let rank: Int
    fileprivate(set) var standing = GestureStanding.possible
    /// Granted: what it asks for is done from now on.
    var isGranted = false

    init(node: Node, rank: Int) {
        view = NodeHandle(node)
        self.rank = rank
    }

    /// Neither waits for others nor takes anything away from them.
    var isSimultaneous: Bool { false }
    var kinds: GestureKinds { [] }
    var deadline: Duration? { nil }
    /// See ``_GestureRecognizer/dragDistance``.
    var dragDistance: Double? { nil }

    /// Takes a sample in, unless it is over.
    final func take(_ sample: PointerSample) {
        guard !standing.isOver else { return }
        if view.isThere {
            standing = detect(sample)
        } else {
            cancel()
        }
    }

    /// Subclasses only.
    func detect(_ sample: PointerSample) -> GestureStanding { .failed }

    /// Does what was asked for since it was granted.
    func deliver() {}

    /// Somebody else got the pointer, or it was taken away, or the view left.
    func cancel() { standing = .failed }

    /// True when nothing can come of it any more.
    final var isSettled: Bool { standing == .failed || (standing == .ended && isGranted) }
}

/// A gesture that was given to a view.
final class GestureContestant: Contestant {
    let runner: GestureRunner
    private let context: GestureContext

    init(_ runner: GestureRunner, node: Node, rank: Int) {
        self.runner = runner
        context = GestureContext(node: node)
        super.init(node: node, rank: rank)
    }

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

/// The press of a control such as a button: shown while the pointer is on it, done when it comes up there.
final class PressContestant: Contestant {
    private let responder: Responder
    private var isShown = false
    private var tap: (pointer: InputEvent.Pointer, location: CGPoint)?

    init(_ responder: Responder, node: Node, rank: Int) {
        self.responder = responder
        super.init(node: node, rank: rank)
    }

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
    /// What the control was told last, and what it is told for the end once it has no position any more.
    private var event: DragEvent?

    init(_ responder: Responder, node: Node, rank: Int) {
        self.responder = responder
        super.init(node: node, rank: rank)
    }

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
