extension ScrollerState {
    func advance(to time: Timestamp, resolve: TargetResolver) {
        while let moment = nextTransition, moment <= time {
            now = max(now, moment)
            step(resolve: resolve)
        }
        now = max(now, time)
    }

    /// The time of the next change that happens without input; nil if none is due.
    var nextTransition: Timestamp? {
        earlier(earlier(x.activity.run?.end, y.activity.run?.end), earlier(liftTime, turnEnd))
    }

    private func earlier(_ a: Timestamp?, _ b: Timestamp?) -> Timestamp? {
        guard let a, let b else { return a ?? b }
        return min(a, b)
    }

    private func step(resolve: TargetResolver) {
        if let lift = liftTime, lift <= now { liftStroke(resolve: resolve) }
        var unsettled: ScrollAxes = []
        if let turnEnd, turnEnd <= now { unsettled = turn.unsettled }
        turn.unsettled.subtract(unsettled)
        for axis in ScrollAxis.allCases {
            guard let run = activity(on: axis).run, run.end <= now else { continue }
            set(.resting(run.rest), on: axis)
            if run.cause == .wheel, !run.isOnTarget { unsettled.insert(ScrollAxes(axis)) }
        }
        if !unsettled.isEmpty { settle(unsettled, resolve: resolve) }
        rememberRest()
    }

    private var restingAxes: ScrollAxes {
        ScrollAxes.all { axis in
            guard axes.contains(axis), case .resting = activity(on: axis) else { return false }
            return true
        }
    }

    /// Returns a turn that was too small to leave its target to the target. An axis at rest returns too if new lengths
    /// have moved the target meanwhile. For that axis the current offset counts as the start, since a key may have
    /// moved it after the turn began.
    private func settle(_ unsettled: ScrollAxes, resolve: TargetResolver) {
        let offset = currentOffset
        let start = ScrollVector { unsettled.contains(ScrollAxes($0)) ? turn.start[$0] : offset[$0] }
        release(
            Release(cause: .wheel, axes: unsettled.union(restingAxes), start: start, time: now), resolve: resolve)
    }

    func rememberRest() {
        guard x.activity.run == nil, y.activity.run == nil, isUsable(extent) else { return }
        memory = RestMemory(offset: currentOffset, extent: extent)
    }

    func isUsable(_ extent: ScrollExtent) -> Bool {
        (!axes.contains(.horizontal) || extent.x.page > 0) && (!axes.contains(.vertical) || extent.y.page > 0)
    }
}
