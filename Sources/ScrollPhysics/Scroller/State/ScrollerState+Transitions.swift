extension ScrollerState {
    mutating func advance(to time: Timestamp, resolve: TargetResolver) {
        while let moment = nextMoment, moment <= time {
            if closesRuns(by: time) { continue }
            now = max(now, moment)
            step(resolve: resolve)
        }
        now = max(now, time)
    }

    /// When something happens next that no input asks for; nil when nothing will.
    // Inlined: it would be handed a copy of the state.
    @inline(__always)
    private var nextMoment: Timestamp? {
        let first = earlier(x.activity.nextMoment, y.activity.nextMoment)
        return earlier(first, earlier(liftTime, turnEnd))
    }

    /// The same without those moments that only find out about later ones.
    var nextTransition: Timestamp? {
        earlier(earlier(x.end, y.end), earlier(liftTime, turnEnd))
    }

    /// Finds out when those runs end that may end by then: whether there were any.
    private mutating func closesRuns(by time: Timestamp) -> Bool {
        let isOpen = (x: x.isOpen(by: time), y: y.isOpen(by: time))
        if isOpen.x { x.closeRun() }
        if isOpen.y { y.closeRun() }
        return isOpen.x || isOpen.y
    }

    private func earlier(_ a: Timestamp?, _ b: Timestamp?) -> Timestamp? {
        guard let a, let b else { return a ?? b }
        return min(a, b)
    }

    private mutating func step(resolve: TargetResolver) {
        if let lift = liftTime, lift <= now { liftStroke(resolve: resolve) }
        var unsettled: ScrollAxes = []
        if let turnEnd, turnEnd <= now { unsettled = turn.unsettled }
        turn.unsettled.subtract(unsettled)
        for axis in ScrollAxis.allCases {
            guard let run = activity(on: axis).run, !run.isOpen, run.end <= now else { continue }
            set(.resting(run.rest), on: axis)
            if run.cause == .wheel, !run.isOnTarget { unsettled.insert(ScrollAxes(axis)) }
        }
        if !unsettled.isEmpty { settle(unsettled.union(restingAxes), resolve: resolve) }
        rememberRest()
    }

    private var restingAxes: ScrollAxes {
        ScrollAxes.all { axis in
            guard axes.contains(axis), case .resting = activity(on: axis) else { return false }
            return true
        }
    }

    /// A turn that was too small to leave its target goes back to it, on the other axis too where new lengths have moved
    /// the target meanwhile.
    private mutating func settle(_ axes: ScrollAxes, resolve: TargetResolver) {
        release(Release(cause: .wheel, axes: axes, start: turn.start, time: now), resolve: resolve)
    }

    mutating func rememberRest() {
        guard !x.activity.isMoving, !y.activity.isMoving, isUsable(extent) else { return }
        memory = RestMemory(offset: currentOffset, extent: extent)
    }

    func isUsable(_ extent: ScrollExtent) -> Bool {
        (!axes.contains(.horizontal) || extent.x.page > 0) && (!axes.contains(.vertical) || extent.y.page > 0)
    }
}
