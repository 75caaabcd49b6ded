import Foundation

/// A sample of a pointer, as passed to recognizers.
@_spi(Nodes) public struct PointerSample {
    package enum Phase {
        case down, moved, up
        /// Only time has passed.
        case tick
    }

    package var phase: Phase
    package var pointer: InputEvent.Pointer
    /// The time since the host's zero.
    package var time: Duration
    /// The movement of two fingers; nil for a single pointer.
    var pinch: Pinch?

    package init(phase: Phase, pointer: InputEvent.Pointer, time: Duration, pinch: Pinch? = nil) {
        self.phase = phase
        self.pointer = pointer
        self.time = time
        self.pinch = pinch
    }

    /// The location in window coordinates, in points.
    package var location: CGPoint { pointer.location }

    package func distance(to other: CGPoint) -> Double {
        hypot(Double(location.x - other.x), Double(location.y - other.y))
    }
}

/// The context of a recognizer: its view, and its pending calls.
@MainActor
@_spi(Nodes) public final class GestureContext {
    /// Nil after the view has been removed.
    package weak var node: Node?
    /// The calls that wait until the gesture is granted.
    private(set) var calls: [() -> Void] = []
    /// The calls that run at once, independently of the winner.
    private(set) var freeCalls: [() -> Void] = []

    init(node: Node?) {
        self.node = node
    }

    /// Converts a point of the window to the view's coordinates, or to another coordinate space around it, as laid
    /// out at present.
    package func convert(_ point: CGPoint, to space: CoordinateSpace = .local) -> CGPoint {
        node?.convertFromWindow(point, to: space) ?? point
    }

    /// Returns whether a sample is on the view. A margin of a finger's width around the view counts as on it, and so
    /// does its drawing outside its frame.
    func isInside(_ sample: PointerSample) -> Bool {
        guard let node else { return false }
        let slack: CGFloat = sample.pointer.device == .touch ? 20 : 0
        let bounds = CGRect(origin: .zero, size: node.frame.size).insetBy(dx: -slack, dy: -slack)
        let point = convert(sample.location)
        if bounds.includes(point) { return true }
        var path: [Node] = []
        return node.hitTest(point, path: &path)
    }

    package func enqueue(isFree: Bool = false, _ call: @escaping () -> Void) {
        if isFree { freeCalls.append(call) } else { calls.append(call) }
    }

    /// Takes over the calls of a part of a composed gesture, which has a context of its own.
    func adopt(_ other: GestureContext) {
        calls += other.calls
        freeCalls += other.freeCalls
        other.drop()
    }

    func runFreeCalls() {
        let round = freeCalls
        freeCalls.removeAll(keepingCapacity: true)
        for call in round { call() }
    }

    func runCalls() {
        let round = calls
        calls.removeAll(keepingCapacity: true)
        for call in round { call() }
    }

    func drop() {
        calls.removeAll(keepingCapacity: true)
        freeCalls.removeAll(keepingCapacity: true)
    }
}
