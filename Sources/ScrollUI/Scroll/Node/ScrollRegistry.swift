/// The scroll views of a tree, in order of creation.
@MainActor
final class ScrollRegistry {
    private(set) var nodes: [ScrollNode] = []
    private var observers: [ScrollObserverNode] = []
    private var motions = 0

    func add(_ node: ScrollNode) {
        nodes.append(node)
    }

    func add(_ observer: ScrollObserverNode) {
        observers.append(observer)
    }

    /// Returns the number that distinguishes a scroll view from those with the same ids on and around them: the
    /// smallest unused one, from 1. Complexity: O(n) in the number of scroll views for the first call.
    func number(of node: ScrollNode) -> Int {
        if let number = node.number { return number }
        let ids = node.idsAround
        for other in nodes where other.number == nil && other.idsAround == ids { other.number = freeNumber(ids) }
        return node.number ?? 1
    }

    func nextMotionNumber() -> Int {
        motions += 1
        return motions
    }

    private func freeNumber(_ ids: [AnyHashable]) -> Int {
        let taken = Set(nodes.lazy.filter { $0.number != nil && $0.idsAround == ids }.compactMap(\.number))
        return (1...).first { !taken.contains($0) } ?? 1
    }

    /// Called when a layout is done; more layouts may follow.
    func stayInRange() {
        for node in nodes { node.stayInRange() }
    }

    /// Reports the front view to bindings and the changes since the last frame to observers; called when layout is
    /// done.
    func checkObservers() {
        for node in nodes { node.link?.follow() }
        for observer in observers { observer.check() }
    }

    func forget(_ node: Node) {
        if node is ScrollObserverNode { observers.removeAll { $0 === node } }
        if node is ScrollNode { nodes.removeAll { $0 === node } }
        if node is LazyStackNode { for scroll in nodes { scroll.forget(node) } }
    }

    /// Advances every scroll view to the window time `time`.
    func advance(to time: Duration) {
        passMomentumOn(until: time, of: nil)
        for node in nodes {
            guard let pace = node.settings.pace else { continue }
            passMomentumOn(until: pace.time(at: time), of: pace)
        }
        for node in nodes { node.advance(to: time) }
        for node in nodes { follow(node.settings.pace, at: time) }
    }

    /// Updates a pace with the state of its scroll views at a window time.
    func follow(_ pace: ScrollPace?, at time: Duration) {
        guard let pace else { return }
        let isHeld = nodes.contains { $0.settings.pace === pace && $0.isHeld }
        let isMoving = nodes.contains { $0.settings.pace === pace && $0.isMoving }
        pace.follow(isFree: isMoving && !isHeld, at: time)
    }

    /// Passes flings that reach edges until `time` on to the enclosing scroll views, in order of time. All scroll
    /// views have the same pace, and `time` is in its time.
    func passMomentumOn(until time: Duration, of pace: ScrollPace?) {
        while let (node, moment) = nextHandOver(of: pace), moment <= time { node.passMomentumOn(at: moment) }
    }

    private func nextHandOver(of pace: ScrollPace?) -> (node: ScrollNode, time: Duration)? {
        var next: (node: ScrollNode, time: Duration)?
        for node in nodes where node.settings.pace === pace {
            guard let time = node.nextHandOver, time < next?.time ?? .seconds(Int64.max) else { continue }
            next = (node, time)
        }
        return next
    }

    var isMoving: Bool { nodes.contains { $0.isMoving } }

    /// The time of the next transition without input, in the window's time.
    var nextTransition: Duration? { nodes.reduce(nil) { .earlier($0, $1.nextTransition) } }
}
