import Foundation

/// Decides which of the gestures under a pointer is recognized.
///
/// Precedence: gestures of high priority take precedence over those of the views inside, outermost first; then all
/// others, innermost first. A recognized gesture waits for those of its kind that have precedence over it and have
/// not failed; then it wins, and all others except the simultaneous ones are cancelled.
///
/// Does not own: scroll views, which ``PointerSession`` weighs against the result.
@MainActor
final class GestureContest {
    /// The participants in order of precedence.
    private var contestants: [Contestant]
    private(set) var winner: Contestant?
    /// Whether a participant has won, even if its view has left since.
    private(set) var isDecided = false

    /// Creates a contest. `path` contains the nodes under the pointer, outermost first. Gestures on which `earlier`,
    /// the undecided contest of the previous press, still waits are continued. Gestures and controls that follow another
    /// pointer, in one of the contests `others`, do not take part.
    init(
        path: [Node], device: InputEvent.Pointer.Device, continuing earlier: GestureContest?,
        beside others: [GestureContest] = []
    ) {
        let held = earlier?.contestants.filter { $0.standing == .ended && !$0.isSettled } ?? []
        let waiting = earlier?.waitingRunners ?? []
        contestants = GestureContest.contestants(on: path, device).filter { contestant in
            if others.contains(where: { $0.isFollowed(by: contestant.follower) }) { return false }
            guard let runner = (contestant as? GestureContestant)?.runner else { return true }
            if held.contains(where: { ($0 as? GestureContestant)?.runner === runner }) { return false }
            if !waiting.contains(where: { $0 === runner }) { runner.reset() }
            return true
        }
        contestants.append(contentsOf: held)
        contestants.sort { $0.rank < $1.rank }
    }

    /// Creates a contest among the two-finger gestures on `path`; nil if there are none.
    init?(ofPinchesOn path: [Node]) {
        contestants = GestureContest.contestants(on: path, .touch).filter {
            ($0 as? GestureContestant)?.runner.takesPinches == true
        }
        if contestants.isEmpty { return nil }
        for case let contestant as GestureContestant in contestants { contestant.runner.reset() }
        contestants.sort { $0.rank < $1.rank }
    }

    // MARK: Participants

    private func isFollowed(by follower: AnyObject) -> Bool {
        contestants.contains { $0.follower === follower && !$0.isSettled }
    }

    /// Returns the rank in the order of precedence of a gesture at `index` of a path of `count` nodes.
    static func rank(at index: Int, of count: Int, isHigh: Bool = false) -> Int {
        isHigh ? index : 2 * count - index
    }

    private static func contestants(on path: [Node], _ device: InputEvent.Pointer.Device) -> [Contestant] {
        var result: [Contestant] = []
        for (index, node) in path.enumerated() {
            guard let runner = node.gestureRunner, node.scope.value(of: IsEnabledKey.self) else { continue }
            if runner.mask.contains(.gesture) {
                let rank = rank(at: index, of: path.count, isHigh: runner.priority == .high)
                result.append(GestureContestant(runner, node: node, rank: rank))
            }
            if !runner.mask.contains(.subviews) { return result }
        }
        if let press = press(on: path, device) { result.append(press) }
        return result
    }

    /// Returns the press of the innermost control, the only one that is pressed.
    private static func press(on path: [Node], _ device: InputEvent.Pointer.Device) -> Contestant? {
        guard let index = path.lastIndex(where: { $0.responder?.takesPress == true }),
            let responder = path[index].responder
        else { return nil }
        let rank = rank(at: index, of: path.count)
        let handlers = responder.handlers
        if handlers.drag != nil, device == .mouse || !handlers.grabsOnlyMouse {
            return GrabContestant(responder, node: path[index], rank: rank)
        }
        return PressContestant(responder, node: path[index], rank: rank)
    }

    // MARK: Samples

    func take(_ sample: PointerSample) {
        for contestant in contestants { contestant.take(sample) }
    }

    /// The participant that would win now.
    var candidate: Contestant? {
        guard !isDecided else { return nil }
        for (index, contestant) in contestants.enumerated() {
            guard contestant.standing == .active || contestant.standing == .ended, !contestant.isSettled,
                !contestant.isSimultaneous, !isBlocked(index)
            else { continue }
            return contestant
        }
        return nil
    }

    private func isBlocked(_ index: Int) -> Bool {
        contestants[..<index].contains {
            $0.standing == .possible && !$0.isSimultaneous && !$0.kinds.isDisjoint(with: contestants[index].kinds)
        }
    }

    /// Returns whether a drag with precedence over `rank` is still possible and needs at most `distance` points.
    func hasDrag(before rank: Int, within distance: Double) -> Bool {
        contestants.contains { contestant in
            guard contestant.rank < rank, !contestant.standing.isOver, !contestant.isSimultaneous else { return false }
            return contestant.dragDistance.map { $0 <= distance } ?? false
        }
    }

    func grant(_ contestant: Contestant) {
        winner = contestant
        isDecided = true
        contestant.isGranted = true
        cancelOthers()
    }

    /// Cancels all participants except the winner and the simultaneous ones.
    func cancelOthers() {
        for contestant in contestants where contestant !== winner && !contestant.isSimultaneous && !contestant.isSettled
        {
            contestant.cancel()
        }
    }

    func cancelAll() {
        for contestant in contestants where !contestant.isSettled { contestant.cancel() }
    }

    /// Cancels and removes the participants whose views have left.
    func dropDeparted() {
        let departed = contestants.filter { !$0.view.isThere }
        guard !departed.isEmpty else { return }
        contestants.removeAll { !$0.view.isThere }
        if winner?.view.isThere == false { winner = nil }
        for contestant in departed where !contestant.isSettled { contestant.cancel() }
    }

    /// Performs the requests of the winner and the simultaneous gestures.
    func deliver() {
        for contestant in contestants where contestant.isSimultaneous && contestant.standing != .possible {
            contestant.isGranted = true
            contestant.deliver()
        }
        winner?.deliver()
    }

    // MARK: Undecided gestures

    /// Whether no participant is waiting any more.
    var isSettled: Bool { contestants.allSatisfy(\.isSettled) }

    var deadline: Duration? { contestants.lazy.filter { !$0.standing.isOver }.compactMap(\.deadline).min() }

    private var waitingRunners: [GestureRunner] {
        contestants.filter { !$0.standing.isOver }.compactMap { ($0 as? GestureContestant)?.runner }
    }

    /// Returns whether a press on `path` can continue the gestures that this contest waits for.
    func canContinue(on path: [Node]) -> Bool {
        waitingRunners.contains { runner in path.contains { $0.gestureRunner === runner } }
    }

    /// Called when time has passed after the pointer went up.
    func tick(_ sample: PointerSample) {
        take(sample)
        if let candidate { grant(candidate) }
        deliver()
        if let deadline, deadline <= sample.time { expire() }
    }

    /// Called when no further sample will come: gestures that were held back are performed.
    func expire() {
        for contestant in contestants where !contestant.standing.isOver { contestant.cancel() }
        if let candidate { grant(candidate) }
        deliver()
    }
}
