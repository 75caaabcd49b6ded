/// One axis of a scroller: its limits and its activity.
struct ScrollerAxis: Sendable {
    var extent: AxisExtent
    /// Shared by all copies, since a feel is larger than the rest of the axis.
    var tuning: SharedFeel
    /// Whether content that fits its viewport can still be pulled.
    var bounces: Bool
    /// Whether targets are whole pages.
    var isPaging: Bool
    var activity: AxisActivity
    /// The motion while the axis moves; the latest one afterwards.
    var motion: ScrollMotion
    /// The edge that the latest fling meets, until a caller takes the meeting.
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
    /// The rule by which content follows a finger past the edges.
    var stretch: DragStretch { DragStretch(tuning.feel.edge, extent: extent, gives: !extent.fits || bounces) }

    /// The greatest distance of a motion beyond an edge, in points. If fingers cannot pull the content past the edge, a
    /// fling still can, provided that the feel defines its return.
    var flingLimit: Double {
        let (edge, stretch) = (tuning.feel.edge, stretch)
        let yields = edge.return != .stop && (stretch.isElastic || (edge.stretch == .stop && stretch.gives))
        return yields ? min(extent.viewport, edge.flingLimit) : 0
    }

    /// The greatest distance of content from an edge, in points, by a pull or a fling. Zero for hard edges.
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
        guard let catchUp = run.catchUp else { return motion.position(at: time.seconds(since: run.start)) }
        let position = time < run.motionEnd ? motion.position(at: time.seconds(since: run.start)) : run.rest
        return catchUp.offset(behind: position, at: time)
    }

    func velocity(at time: Timestamp) -> Double {
        guard let run = run(at: time) else { return 0 }
        return motionVelocity(of: run, at: time) - (run.catchUp?.rate(at: time) ?? 0)
    }

    /// The velocity of the motion itself, without the additional speed of a catch-up.
    func motionVelocity(of run: AxisRun, at time: Timestamp) -> Double {
        time < run.motionEnd ? motion.velocity(at: time.seconds(since: run.start)) : 0
    }

    /// The run that is active at that time.
    func run(at time: Timestamp) -> AxisRun? {
        guard case .moving(let run) = activity, time < run.end else { return nil }
        return run
    }

    /// Starts a plan.
    mutating func follow(_ plan: MotionPlan, from time: Timestamp, for purpose: RunPurpose) {
        switch plan {
        case .rest(let offset): activity = .resting(offset)
        case .follow(let motion):
            self.motion = motion
            activity = .moving(AxisRun(motion, at: time, for: purpose))
        }
    }

    /// Points shown per point of finger travel.
    var stretchSlope: Double {
        guard case .held(let raw) = activity, !isWithin(raw) else { return 1 }
        return stretch.slope(at: raw)
    }

    /// Stops the content at its shown offset, from which a finger moves it.
    mutating func hold(at time: Timestamp) {
        activity = .held(raw: stretch.rawOffset(behind: offset(at: time)))
        meeting = nil
    }

    /// Follows a finger, which is at `position` after moving the content by `step` points.
    mutating func follow(_ drag: inout Drag, on axis: ScrollAxis, by step: ScrollVector, to position: ScrollVector) {
        guard case .held(let raw) = activity, drag.draggable.contains(axis) else { return }
        if !drag.lock.follows(axis, by: step) {
            // Subtracts a step that does not count, so that the content does not jump when the axis counts again.
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

    /// Follows two fingers on a touchpad; `isMain` means that they moved mostly along this axis.
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
