import Foundation
import ScrollPhysics

/// One pointer from press to release, and the contest for it between gestures, controls and scroll views.
///
/// A scroll view takes the pointer over when a movement suits it, unless a drag with precedence is still possible;
/// presses and gestures are then cancelled. A press that stops a moving scroll view has no other effect.
@MainActor
final class PointerSession {
    /// The greatest minimum distance of a drag gesture inside a scroll view that takes precedence over scrolling: the
    /// distance that a finger has to move before it scrolls. A mouse scrolls after a shorter distance, and would
    /// otherwise always win over the gesture.
    private static let dragDistance = 10.0

    let contest: GestureContest
    private var scrolls: [Scroll]
    private let start: InputEvent.Pointer
    private(set) var last: InputEvent.Pointer
    private var winner: ScrollNode?
    /// Whether the scroll views have been informed of the press.
    private var isWatched = false
    /// Whether the pointer went up.
    private var isOver = false

    private struct Scroll {
        let view: NodeHandle<ScrollNode>
        let rank: Int
        /// The location of the press in the scroll view's coordinates.
        let press: ScrollVector

        @MainActor var node: ScrollNode { view.held }
    }

    /// Begins with a press on `path`, while the contests `others` of other pointers go on.
    init(
        path: [Node], pointer: InputEvent.Pointer, continuing earlier: GestureContest?, beside others: [GestureContest]
    ) {
        start = pointer
        last = pointer
        let kind: ScrollInputKind = pointer.device == .touch ? .touch : .mouseDrag
        scrolls = path.enumerated().reversed().compactMap { index, node in
            guard let node = node as? ScrollNode, node.settings.accepts(kind) else { return nil }
            return Scroll(
                view: NodeHandle(node), rank: GestureContest.rank(at: index, of: path.count),
                press: ScrollVector(node.convertFromWindow(pointer.location)))
        }
        let stopsMotion = scrolls.contains { $0.node.isMoving && $0.node.phase != .idle }
        contest = GestureContest(
            path: stopsMotion ? [] : path, device: pointer.device, continuing: earlier, beside: others)
    }

    /// Returns the pointer's location in the coordinates that the scroll view had at the press. The scroll view may
    /// be moved by its own scrolling, as below a shrinking header, and must not move away from the finger.
    private func location(_ pointer: InputEvent.Pointer, in scroll: ScrollNode) -> ScrollVector {
        let location = ScrollVector(scroll.convertFromWindow(pointer.location))
        guard let press = scrolls.first(where: { $0.node === scroll })?.press else { return location }
        return press + (location - ScrollVector(scroll.convertFromWindow(start.location)))
    }

    // MARK: Samples

    func begin(at time: Duration) {
        contest.take(PointerSample(phase: .down, pointer: start, time: time))
        if let candidate = contest.candidate, candidate.standing == .active {
            contest.grant(candidate)
        } else {
            watch(at: time)
        }
        settle(at: time)
    }

    private func watch(at time: Duration) {
        isWatched = true
        let kind: PointerKind = start.device == .touch ? .touch : .mouse
        for scroll in scrolls {
            scroll.node.indicators.note(isMouse: start.device == .mouse)
            scroll.node.take(.down(location(start, in: scroll.node), kind), at: time)
        }
    }

    func move(_ pointer: InputEvent.Pointer, at time: Duration) {
        if let winner { handOver(pointer, from: winner, at: time) }
        last = pointer
        contest.take(PointerSample(phase: .moved, pointer: pointer, time: time))
        if let winner {
            winner.take(.move(location(pointer, in: winner)), at: time)
        } else if isWatched, !contest.isDecided {
            scroll(pointer, at: time)
        }
        settle(at: time)
    }

    /// Passes the movement to the scroll views; one of them may take the pointer.
    private func scroll(_ pointer: InputEvent.Pointer, at time: Duration) {
        let limit = contest.candidate?.rank ?? .max
        if let claimant = claimant(pointer, at: time), claimant.rank < limit {
            take(claimant.node, at: time)
            return claimant.node.take(.move(location(pointer, in: claimant.node)), at: time)
        }
        // A scroll view that waits for a drag gesture keeps its slop in case the gesture fails.
        for scroll in scrolls where contest.candidate == nil && !isWaiting(scroll) {
            scroll.node.take(.move(location(pointer, in: scroll.node)), at: time)
        }
    }

    /// Passes a drag on between a scroll view that shares its drags and the scroll views in it when one of them
    /// reaches its end: the first one receives the movement up to the end, the other one the rest.
    private func handOver(_ pointer: InputEvent.Pointer, from winner: ScrollNode, at time: Duration) {
        let movement = Double(last.location.y - pointer.location.y)
        guard let next = DragHandOver.next(after: winner, among: scrolls.map(\.node), by: movement, at: time) else {
            return
        }
        var split = pointer
        split.location.y = last.location.y - CGFloat(next.share)
        winner.take(.move(location(split, in: winner)), at: time)
        winner.take(.cancel, at: time)
        // The slop has already been passed.
        split.location.y += CGFloat(movement > 0 ? next.slop : -next.slop)
        next.scroll.take(.down(location(split, in: next.scroll), start.device == .touch ? .touch : .mouse), at: time)
        self.winner = next.scroll
    }

    private func isWaiting(_ scroll: Scroll) -> Bool {
        contest.hasDrag(before: scroll.rank, within: Self.dragDistance)
    }

    /// Returns the innermost scroll view that the movement suits. A scroll view at its edge leaves it to an enclosing
    /// one that moves along the same axis. A diagonal movement counts as vertical if a scroll view scrolls
    /// vertically.
    private func claimant(_ pointer: InputEvent.Pointer, at time: Duration) -> Scroll? {
        firstClaimant(pointer, at: time) ?? claimant(pointer, at: time, yieldsTies: true)
            ?? claimant(pointer, at: time, yieldsTies: false)
    }

    /// Returns a scroll view that moves before the scroll views in it.
    private func firstClaimant(_ pointer: InputEvent.Pointer, at time: Duration) -> Scroll? {
        guard let first = scrolls.first(where: { $0.node.companion?.goesFirst == true }), !isWaiting(first),
            pointer.location.y < start.location.y
        else { return nil }
        let location = location(pointer, in: first.node)
        return first.node.scroller.claims(moveTo: location, at: time, yieldsAtEdge: false) ? first : nil
    }

    private func claimant(_ pointer: InputEvent.Pointer, at time: Duration, yieldsTies: Bool) -> Scroll? {
        for (index, scroll) in scrolls.enumerated() where !isWaiting(scroll) {
            let axes = scroll.node.axes
            let hasOuter = scrolls[(index + 1)...].contains { !$0.node.axes.isDisjoint(with: axes) }
            let location = location(pointer, in: scroll.node)
            let scroller = scroll.node.scroller
            if scroller.claims(moveTo: location, at: time, yieldsAtEdge: hasOuter, yieldsTies: yieldsTies) {
                return scroll
            }
        }
        return nil
    }

    private func take(_ scroll: ScrollNode, at time: Duration) {
        winner = scroll
        for other in scrolls where other.node !== scroll { other.node.take(.cancel, at: time) }
        contest.cancelOthers()
    }

    /// Called when time has passed without an event.
    func tick(at time: Duration) {
        let sample = PointerSample(phase: .tick, pointer: last, time: time)
        guard !isOver else { return contest.tick(sample) }
        contest.take(sample)
        settle(at: time)
    }

    private func settle(at time: Duration) {
        if winner == nil, let candidate = contest.candidate {
            contest.grant(candidate)
            releaseScrolls(at: time)
        }
        contest.deliver()
    }

    /// Called when a gesture has won the pointer.
    private func releaseScrolls(at time: Duration) {
        guard isWatched else { return }
        isWatched = false
        for scroll in scrolls { scroll.node.take(.cancel, at: time) }
    }

    // MARK: The end

    func end(_ pointer: InputEvent.Pointer, at time: Duration) {
        if let winner {
            winner.take(.up(location(pointer, in: winner)), at: time)
        } else if isWatched {
            for scroll in scrolls { scroll.node.take(.up(location(pointer, in: scroll.node)), at: time) }
            isWatched = false
        }
        last = pointer
        isOver = true
        contest.take(PointerSample(phase: .up, pointer: pointer, time: time))
        settle(at: time)
    }

    func cancel(at time: Duration) {
        for scroll in scrolls { cancel(scroll, at: time) }
        contest.cancelAll()
    }

    private func cancel(_ scroll: Scroll, at time: Duration) {
        guard isWatched, winner == nil || winner === scroll.node else { return }
        scroll.node.take(.cancel, at: time)
    }

    /// Ends the interactions of views that have left. If the scroll view that had the pointer is one of them, no
    /// other one receives it.
    func dropDeparted(at time: Duration) {
        contest.dropDeparted()
        let departed = scrolls.filter { !$0.view.isThere }
        guard !departed.isEmpty else { return }
        for scroll in departed { cancel(scroll, at: time) }
        scrolls.removeAll { !$0.view.isThere }
        guard let winner, departed.contains(where: { $0.node === winner }) else { return }
        self.winner = nil
        isWatched = false
        scrolls.removeAll()
    }
}
