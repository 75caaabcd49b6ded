/// The scroll views of a tree, in the order in which they were made.
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

    /// What tells a scroll view from those with the same ids on them and around them: the least number that none of them
    /// has, from 1, once it was asked for. Complexity: O(n) in the scroll views the first time.
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

    /// Called when a layout is done, after which others may be due.
    func stayInRange() {
        for node in nodes { node.stayInRange() }
    }

    /// Tells bindings which view is in front now, and observers what changed since the last frame; called when layout is
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

    /// Takes every scroll view to `time` of the window.
    func advance(to time: Duration) {
        passMomentumOn(until: time, of: nil)
        for node in nodes {
            guard let pace = node.settings.pace else { continue }
            passMomentumOn(until: pace.time(at: time), of: pace)
        }
        for node in nodes { node.advance(to: time) }
        for node in nodes { follow(node.settings.pace, at: time) }
    }

    /// Tells a pace how its scroll views are since a moment of the window.
    func follow(_ pace: ScrollPace?, at time: Duration) {
        guard let pace else { return }
        let isHeld = nodes.contains { $0.settings.pace === pace && $0.isHeld }
        let isMoving = nodes.contains { $0.settings.pace === pace && $0.isMoving }
        pace.follow(isFree: isMoving && !isHeld, at: time)
    }

    /// Lets flings that run into edges until then go on in the scroll views around, in the order in which they do. All have the
    /// same pace, and the moment is one of it.
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

    /// When the next thing happens that no input asks for, in the window's time.
    var nextTransition: Duration? { nodes.compactMap(\.nextTransition).min() }
}
