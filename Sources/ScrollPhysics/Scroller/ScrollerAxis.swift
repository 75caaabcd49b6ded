/// One axis of a scroller: its limits, and what it is doing.
struct ScrollerAxis: Sendable {
    var extent: AxisExtent
    /// Shared by all copies, since a feel is larger than the rest.
    var tuning: SharedFeel
    /// Whether content that fits its viewport can be pulled all the same.
    var bounces: Bool
    /// Whether targets are whole pages.
    var isPaging: Bool
    var activity: AxisActivity
    /// The motion while the axis moves; the latest one afterwards.
    var motion: ScrollMotion
    /// The edge that the latest fling runs or ran into, until somebody took what was left of it there.
    var meeting: EdgeMeeting?

    init(_ extent: AxisExtent, tuning: SharedFeel, offset: Double) {
        self.extent = extent
        self.tuning = tuning
        bounces = true
        isPaging = false
        activity = .resting(offset)
        motion = .glide(GlideMotion(from: offset, velocity: 0, to: offset, duration: 0))
    }
}

extension ScrollerAxis {
    /// How content follows a finger past the edges.
    var stretch: DragStretch { DragStretch(tuning.feel.edge, extent: extent, gives: !extent.fits || bounces) }

    /// How far beyond an edge a motion may lead, in points. Where fingers cannot pull, a fling may go beyond all the same
    /// if the feel says how it comes back.
    var flingLimit: Double {
        let (edge, stretch) = (tuning.feel.edge, stretch)
        let yields = edge.return != .stop && (stretch.isElastic || (edge.stretch == .stop && stretch.gives))
        return yields ? min(extent.viewport, edge.flingLimit) : 0
    }

    /// How far beyond an edge content can ever be, in points: pulled or flung. Zero where the edges do not give way.
    var overscrollLimit: Double { max(stretch.greatestStretch, flingLimit) }

    /// Whether an offset lies between the edges.
    func isWithin(_ offset: Double) -> Bool { extent.bounds.contains(offset) }
}

extension ScrollerAxis {
    func offset(at time: Timestamp) -> Double {
        switch activity {
        case .resting(let offset): offset
        case .held(let raw): isWithin(raw) ? raw : stretch.offset(showing: raw)
        case .moving(let run): time < run.end ? offset(of: run, at: time) : run.rest
        }
    }

    private func offset(of run: AxisRun, at time: Timestamp) -> Double {
        let position = motion.position(at: time.seconds(since: run.start))
        return run.catchUp?.offset(behind: position, at: time) ?? position
    }

    func velocity(at time: Timestamp) -> Double {
        guard let run = run(at: time) else { return 0 }
        return motion.velocity(at: time.seconds(since: run.start)) - (run.catchUp?.rate(at: time) ?? 0)
    }

    /// The run that goes on at that time.
    func run(at time: Timestamp) -> AxisRun? {
        guard case .moving(let run) = activity, time < run.end else { return nil }
        return run
    }

    /// Goes on as planned.
    mutating func follow(_ plan: MotionPlan, from time: Timestamp, for purpose: RunPurpose) {
        switch plan {
        case .rest(let offset): activity = .resting(offset)
        case .follow(let motion):
            self.motion = motion
            activity = .moving(AxisRun(motion, at: time, for: purpose))
        }
    }

    /// Points shown per point of finger.
    var stretchSlope: Double {
        guard case .held(let raw) = activity, !isWithin(raw) else { return 1 }
        return stretch.slope(at: raw)
    }

    /// Stops where it is shown and lets a finger decide from there.
    mutating func hold(at time: Timestamp) {
        activity = .held(raw: stretch.rawOffset(behind: offset(at: time)))
        meeting = nil
    }

    /// Follows a finger, which is at `position` after a step of so many points of content.
    mutating func follow(_ drag: inout Drag, on axis: ScrollAxis, by step: ScrollVector, to position: ScrollVector) {
        guard case .held(let raw) = activity, drag.draggable.contains(axis) else { return }
        if !drag.lock.follows(axis, by: step) {
            // What does not count is taken out, so that nothing jumps when the axis counts again.
            drag.raw[axis] -= step[axis]
        } else if stretch.isStepwise {
            activity = .held(raw: stretch.step(from: raw, by: step[axis]))
        } else {
            let asked = drag.rawOffset(at: position, on: axis)
            let next = stretch.noiseless(asked, isMain: step.dominantAxis == axis)
            drag.raw[axis] += next - asked
            activity = .held(raw: next)
        }
    }

    /// Follows two fingers on a touchpad; `isMain` tells that they went mostly along this axis.
    mutating func push(by step: Double, isMain: Bool) {
        guard case .held(let raw) = activity else { return }
        if stretch.isStepwise {
            activity = .held(raw: stretch.step(from: raw, by: step))
        } else if stretch.isElastic {
            activity = .held(raw: stretch.noiseless(raw + step, isMain: isMain))
        } else {
            activity = .held(raw: extent.bounds.clamp(raw + step))
        }
    }
}
