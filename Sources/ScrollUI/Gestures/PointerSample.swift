import Foundation

/// One moment of a pointer, as recognisers see it.
@_spi(Nodes) public struct PointerSample {
    package enum Phase {
        case down, moved, up
        /// Nothing happened but that time went by.
        case tick
    }

    package var phase: Phase
    package var pointer: InputEvent.Pointer
    /// Since the host's zero.
    package var time: Duration
    /// What two fingers have done; nil for a single pointer.
    var pinch: Pinch?

    package init(phase: Phase, pointer: InputEvent.Pointer, time: Duration, pinch: Pinch? = nil) {
        self.phase = phase
        self.pointer = pointer
        self.time = time
        self.pinch = pinch
    }

    /// Window coordinates, points.
    package var location: CGPoint { pointer.location }

    package func distance(to other: CGPoint) -> Double {
        hypot(Double(location.x - other.x), Double(location.y - other.y))
    }
}

/// What a recogniser knows of its view, and where it writes what is to be called.
@MainActor
@_spi(Nodes) public final class GestureContext {
    /// Nil once the view is gone.
    package weak var node: Node?
    /// Wait until the gesture is granted.
    private(set) var calls: [() -> Void] = []
    /// Run at once, whoever wins.
    private(set) var freeCalls: [() -> Void] = []

    init(node: Node?) {
        self.node = node
    }

    /// A point of the window in the view's own space, or another one around it, as it lies now.
    package func convert(_ point: CGPoint, to space: CoordinateSpace = .local) -> CGPoint {
        node?.convertFromWindow(point, to: space) ?? point
    }

    /// A finger's breadth around the view still counts as on it, and so does what it draws beside its frame.
    func isInside(_ sample: PointerSample) -> Bool {
        guard let node else { return false }
        let slack: CGFloat = sample.pointer.device == .touch ? 20 : 0
        let bounds = CGRect(origin: .zero, size: node.frame.size).insetBy(dx: -slack, dy: -slack)
        let point = convert(sample.location)
        if bounds.contains(point) { return true }
        var path: [Node] = []
        return node.hitTest(point, path: &path)
    }

    package func enqueue(isFree: Bool = false, _ call: @escaping () -> Void) {
        if isFree { freeCalls.append(call) } else { calls.append(call) }
    }

    /// Takes over what a part of a composed gesture wrote into a context of its own.
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
