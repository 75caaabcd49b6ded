extension Scroller {
    /// In points. Ask after ``advance(to:resolve:)``.
    public func offset(at time: Duration) -> ScrollVector {
        let time = Timestamp(time)
        return ScrollVector { offset(on: $0, at: time) }
    }

    /// Of the offset, in points per second; under a finger that of the finger.
    public func velocity(at time: Duration) -> ScrollVector {
        let time = Timestamp(time)
        if isHeld { return heldVelocity(at: time) }
        return ScrollVector { activities[$0].run?.velocity(at: time) ?? 0 }
    }

    /// What is going on. Wheel and fling are ``ScrollPhase/decelerating`` once nothing holds the content; keys and scrolls that a
    /// program asked for are ``ScrollPhase/animating``.
    public func phase(at time: Duration) -> ScrollPhase {
        switch contact {
        case .pressed: return .tracking
        case .dragging, .stroking: return .interacting
        case .none: break
        }
        let time = Timestamp(time)
        let causes = ScrollAxis.allCases.compactMap { axis in
            activities[axis].run.flatMap { time < $0.end ? $0.cause : nil }
        }
        if causes.contains(where: { $0 == .fling || $0 == .snap || $0 == .wheel }) { return .decelerating }
        return causes.isEmpty ? .idle : .animating
    }

    /// Whether the offset may be different a moment later without further input.
    public func isMoving(at time: Duration) -> Bool {
        let time = Timestamp(time)
        return runs(at: time, on: .horizontal) || runs(at: time, on: .vertical)
    }

    /// Where the present motion ends, nil at rest and under a finger.
    public var target: ScrollVector? {
        guard activities.x.run != nil || activities.y.run != nil else { return nil }
        return ScrollVector { restPlace(on: $0) }
    }

    /// Whether the slop is passed and the content follows the pointer.
    public var isDragging: Bool {
        if case .dragging = contact { return true }
        return false
    }

    func offset(on axis: ScrollAxis, at time: Timestamp) -> Double {
        switch activities[axis] {
        case .resting(let offset): offset
        case .held(let raw): shown(raw, on: axis)
        case .moving(let run): run.offset(at: time)
        }
    }

    var currentOffset: ScrollVector { ScrollVector { offset(on: $0, at: now) } }

    func velocity(on axis: ScrollAxis, at time: Timestamp) -> Double {
        activities[axis].run?.velocity(at: time) ?? 0
    }

    /// Where an axis will be when nothing more happens.
    func restPlace(on axis: ScrollAxis) -> Double {
        activities[axis].run?.motion.restPosition ?? offset(on: axis, at: now)
    }

    private func runs(at time: Timestamp, on axis: ScrollAxis) -> Bool {
        guard let run = activities[axis].run else { return false }
        return time < run.end
    }

    private var isHeld: Bool {
        if case .none = contact { return false }
        return true
    }
}

extension Scroller {
    func planner(for axis: ScrollAxis) -> MotionPlanner {
        MotionPlanner(
            feel: feel, extent: extent[axis], bounces: bouncesWhenContentFits.contains(axis))
    }

    func band(on axis: ScrollAxis) -> RubberBand {
        let bounds = extent[axis]
        let gives = !bounds.fits || bouncesWhenContentFits.contains(axis)
        return RubberBand(
            coefficient: gives ? feel.edge.rubberBandCoefficient : 0, dimension: bounds.viewport)
    }

    /// The offset that is shown for a raw one.
    func shown(_ raw: Double, on axis: ScrollAxis) -> Double {
        let bounds = extent[axis]
        if raw >= bounds.minimumOffset, raw <= bounds.maximumOffset { return raw }
        return band(on: axis).offset(showing: raw, in: bounds)
    }

    /// Stops every axis where it is shown and lets a finger decide from there.
    mutating func hold() {
        for axis in ScrollAxis.allCases where axes.contains(axis) {
            let raw = band(on: axis).rawOffset(behind: offset(on: axis, at: now), in: extent[axis])
            activities[axis] = .held(raw: raw)
        }
    }

    /// Velocity of the shown offset under a finger, in points per second.
    func heldVelocity(at time: Timestamp) -> ScrollVector {
        var velocity = tracker.releaseVelocity(at: time)
        switch contact {
        case .dragging(let drag):
            velocity = ScrollVector { drag.axes.contains($0) ? -velocity[$0] : 0 }
        case .stroking:
            velocity = ScrollVector { axes.contains($0) ? velocity[$0] : 0 }
        case .pressed, .none:
            return .zero
        }
        return ScrollVector { velocity[$0] * showing(on: $0) }
    }

    /// Points shown per point of finger.
    private func showing(on axis: ScrollAxis) -> Double {
        guard case .held(let raw) = activities[axis] else { return 1 }
        let outside = extent[axis].overscroll(of: raw)
        return outside == 0 ? 1 : band(on: axis).slope(at: outside)
    }
}
