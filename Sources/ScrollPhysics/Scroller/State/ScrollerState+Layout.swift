extension ScrollerState {
    func setExtent(_ extent: ScrollExtent, at time: Timestamp, resolve: TargetResolver) {
        advance(to: time, resolve: resolve)
        let extent = extent.withoutDust
        guard extent != self.extent, extent.isFinite else { return }
        let before = LayoutChange(old: self.extent, new: extent, offset: currentOffset)
        self.extent = extent
        for axis in ScrollAxis.allCases { adapt(axis, to: before) }
        retarget(after: before, resolve: resolve)
        rememberRest()
    }

    func retarget(at time: Timestamp, resolve: TargetResolver) {
        advance(to: time, resolve: resolve)
        retarget(after: LayoutChange(old: extent, new: extent, offset: currentOffset), resolve: resolve)
        rememberRest()
    }

    func setFeel(_ feel: ScrollFeel, at time: Timestamp) {
        now = max(now, time)
        guard feel != tuning.feel else { return }
        let offset = currentOffset
        tuning = SharedFeel(feel)
        tracker.window = feel.velocity.window
        tracker.method = feel.velocityMethod
        for axis in ScrollAxis.allCases {
            switch activity(on: axis) {
            case .resting: break
            case .held: regrab(axis, at: offset[axis])
            case .moving(let run): if now < run.end { replan(run, on: axis) }
            }
        }
    }

    func adjust(by delta: ScrollVector, at time: Timestamp) {
        guard delta.isFinite else { return }
        now = max(now, time)
        shiftAll(by: delta)
        for axis in ScrollAxis.allCases where delta[axis] != 0 { meetEdges(axis) }
    }

    /// Gives a shifted motion the edges where they are: it would otherwise end beyond them, or at one that came along.
    private func meetEdges(_ axis: ScrollAxis) {
        guard let run = self[axis].run(at: now), needsReplan(run, on: axis), !continuesCurve(of: run, on: axis) else {
            return
        }
        replan(run, on: axis)
    }

    private func shiftAll(by delta: ScrollVector) {
        for axis in ScrollAxis.allCases where delta[axis] != 0 { shift(axis, by: delta[axis]) }
        gestureStart = gestureStart + delta
        turn.start = turn.start + delta
        turn.goal = turn.goal + delta
        memory.offset = memory.offset + delta
        if case .dragging(var drag) = contact {
            drag.raw = drag.raw + delta
            contact = .dragging(drag)
        }
        if case .pressed(var press) = contact, var caught = press.caught {
            caught.start = caught.start + delta
            caught.target = caught.target.map { $0 + delta }
            press.caught = caught
            contact = .pressed(press)
        }
    }

    func insertContent(_ length: ScrollVector, at time: Timestamp) {
        guard length.isFinite else { return }
        advance(to: time) { _ in nil }
        let shown = currentOffset
        var old = extent
        shiftAll(by: length)
        for axis in ScrollAxis.allCases where length[axis] > 0 {
            old[axis].leadingInset -= length[axis]
            old[axis].content += length[axis]
            extent[axis].content += length[axis]
        }
        let change = LayoutChange(old: old, new: extent, offset: shown + length)
        for axis in ScrollAxis.allCases where length[axis] > 0 { settle(axis, after: change) }
    }

    /// Settles content that was beyond the start and is now within the bounds: its visible place stays.
    private func settle(_ axis: ScrollAxis, after change: LayoutChange) {
        let (old, new, offset) = (change.old[axis], change.new[axis], change.offset[axis])
        let isInsideNow = old.overscroll(of: offset) != 0 && new.overscroll(of: offset) == 0
        switch activity(on: axis) {
        case .held: regrab(axis, at: offset)
        case .moving(let run) where isInsideNow:
            snap(axis, continuing: run, to: extent[axis].clamp(run.rest), isOnTarget: run.isOnTarget)
        case .moving, .resting: adapt(axis, to: change)
        }
    }

    private func shift(_ axis: ScrollAxis, by delta: Double) {
        self[axis].meeting?.edge += delta
        switch activity(on: axis) {
        case .resting(let offset): set(.resting(offset + delta), on: axis)
        case .held(let raw): set(.held(raw: raw + delta), on: axis)
        case .moving(var run):
            run.shift(by: delta)
            set(.moving(run), on: axis)
            self[axis].motion = self[axis].motion.shifted(by: delta)
        }
    }

    func changeLayout(_ intent: ScrollIntent, resolve: TargetResolver) {
        var extent = extent
        switch intent {
        case .resize(let width, let height):
            (extent.x.viewport, extent.y.viewport) = (width, height)
        case .content(let width, let height):
            (extent.x.content, extent.y.content) = (width, height)
        case .insets(let top, let leading, let bottom, let trailing):
            (extent.x.leadingInset, extent.x.trailingInset) = (leading, trailing)
            (extent.y.leadingInset, extent.y.trailingInset) = (top, bottom)
        default:
            return
        }
        setExtent(extent, at: now, resolve: resolve)
    }
}

/// The state before a change of lengths.
private struct LayoutChange {
    var old: ScrollExtent
    var new: ScrollExtent
    /// The offset shown before the change.
    var offset: ScrollVector

    /// Whether pages have another length.
    func changesPage(along axes: ScrollAxes) -> Bool {
        ScrollAxis.allCases.contains { axes.contains($0) && old[$0].page != new[$0].page }
    }

    /// Asks for the new offset of the target that was at `position`.
    func projection(from position: ScrollVector, axes: ScrollAxes) -> ScrollProjection {
        ScrollProjection(
            offset: offset, start: position, projected: position, axes: axes, cause: .resize, extent: new,
            previousExtent: old)
    }
}

extension ScrollerState {
    private func adapt(_ axis: ScrollAxis, to change: LayoutChange) {
        guard change.old[axis] != change.new[axis] else { return }
        switch activity(on: axis) {
        case .resting(let offset): set(.resting(extent[axis].clamp(offset)), on: axis)
        case .held: regrab(axis, at: heldOffset(on: axis, after: change))
        case .moving(let run):
            if comesBack(run, on: axis, in: change) {
                let end = extent[axis].clamp(run.rest)
                if end != run.rest { snap(axis, continuing: run, to: end, isOnTarget: run.isOnTarget) }
            } else if needsReplan(run, on: axis), !continuesCurve(of: run, on: axis) {
                replan(run, on: axis)
            }
        }
    }

    /// Content on its way back to an edge continues to the edge, or to its new rest position: in a new plan its
    /// velocity would count as a fling into the content. On its way out it gets a new plan if the edge or the viewport
    /// changed.
    private func comesBack(_ run: AxisRun, on axis: ScrollAxis, in change: LayoutChange) -> Bool {
        let (old, new) = (change.old[axis], change.new[axis])
        let outside = old.overscroll(of: change.offset[axis])
        let (before, after) =
            outside < 0 ? (old.minimumOffset, new.minimumOffset) : (old.maximumOffset, new.maximumOffset)
        guard outside != 0, run.rest.isSame(as: before) else { return false }
        return old.viewport == new.viewport && before == after || velocity(on: axis, at: now) * outside <= 0
    }

    /// A curve over time alone would lose distance if restarted midway: it keeps its beginning and gets new bounds.
    /// False for curves that can be restarted, and for content beyond an edge.
    private func continuesCurve(of run: AxisRun, on axis: ScrollAxis) -> Bool {
        guard run.cause == .fling, let motion = self[axis].motion.bounce, !motion.approach.isRestartable,
            now.seconds(since: run.start) < motion.edgeTime,
            extent[axis].overscroll(of: offset(on: axis, at: now)) == 0
        else { return false }
        follow(
            self[axis].plan(motion.approach), on: axis, from: run.start,
            for: RunPurpose(cause: .fling, isOnTarget: run.isOnTarget))
        if case .moving(var next) = activity(on: axis) {
            next.catchUp = run.catchUp
            set(.moving(next), on: axis)
            self[axis].findMeeting(now: now)
        }
        return true
    }

    /// Keeps the overscroll beyond an edge that came nearer, keeps the offset where the content grew under it, and
    /// keeps the offset within the new bounds.
    private func heldOffset(on axis: ScrollAxis, after change: LayoutChange) -> Double {
        let (old, new, offset) = (change.old[axis], change.new[axis], change.offset[axis])
        let outside = old.overscroll(of: offset)
        if outside < 0 { return new.minimumOffset + outside }
        if outside > 0 { return new.content > old.content ? offset : new.maximumOffset + outside }
        return new.clamp(offset)
    }

    /// Anchors the drag again with the content at that offset, wherever the finger is.
    private func regrab(_ axis: ScrollAxis, at offset: Double) {
        guard case .held(let raw) = activity(on: axis) else { return }
        let grabbed = self[axis].stretch.rawOffset(behind: offset)
        set(.held(raw: grabbed), on: axis)
        if case .dragging(var drag) = contact {
            drag.raw[axis] += grabbed - raw
            contact = .dragging(drag)
        }
    }

    /// Whether a run needs a new plan: a run whose path and end the new bounds leave alone continues.
    private func needsReplan(_ run: AxisRun, on axis: ScrollAxis) -> Bool {
        let bounds = extent[axis]
        if bounds.overscroll(of: run.rest) != 0 || bounds.overscroll(of: run.goal) != 0 { return true }
        if bounds.overscroll(of: offset(on: axis, at: now)) != 0 { return true }
        return switch self[axis].motion.bounce?.ending {
        // A spring could swing too far beyond the new bounds, or for the new viewport.
        case nil: self[axis].motion.swing(beyond: bounds.bounds) > self[axis].flingLimit + SnapPlanner.unseen
        case .some(.none): false
        case .stop: !run.isOnTarget
        case .comesBack: true
        }
    }

    /// Plans a motion for the same purpose from the current position and velocity.
    private func replan(_ run: AxisRun, on axis: ScrollAxis) {
        let state = currentState
        let (offset, velocity) = (state.offset[axis], state.velocity[axis])
        let end = extent[axis].clamp(run.rest)
        switch run.cause {
        case .fling:
            follow(
                self[axis].plan(flingFrom: offset, velocity: state.velocity, on: axis), on: axis, from: now,
                for: RunPurpose(cause: .fling, isOnTarget: run.isOnTarget))
        case .snap:
            snap(axis, continuing: run, to: end, goal: extent[axis].clamp(run.goal), isOnTarget: run.isOnTarget)
        case .wheel, .key, .program:
            let left = run.end.seconds(since: now)
            let goal = extent[axis].clamp(run.goal)
            let purpose = RunPurpose(cause: run.cause, goal: goal, isOnTarget: run.isOnTarget)
            follow(
                .glide(from: offset, velocity: velocity, to: end, duration: left), on: axis, from: now, for: purpose)
        }
    }

    /// Continues to another rest position than before.
    private func snap(
        _ axis: ScrollAxis, continuing run: AxisRun, to target: Double, goal: Double? = nil, isOnTarget: Bool
    ) {
        let plan = self[axis].plan(to: target, continuing: run, at: now)
        follow(plan, on: axis, from: now, for: RunPurpose(cause: .snap, goal: goal, isOnTarget: isOnTarget))
    }

    /// Asks the resolver for the new place of the target on which the content rests, or to which it moves.
    private func retarget(after change: LayoutChange, resolve: TargetResolver) {
        guard restsOnTarget else { return }
        if case .pressed(let press) = contact { return retarget(press, after: change, resolve: resolve) }
        guard case .none = contact else { return }
        let moving = target != nil
        let resting = !moving && !isUsable(change.old)
        let offset = resting ? memory.offset : change.offset
        let previous = resting ? memory.extent : change.old
        let projected = moving ? ScrollVector { restPosition(on: $0) } : offset
        let projection = ScrollProjection(
            offset: offset, start: projected, projected: projected,
            velocity: ownVelocity(at: now), axes: axes, cause: .resize, extent: extent,
            previousExtent: previous)
        guard let target = resolve(projection).map({ extent.clamp($0) }) else { return }
        for axis in ScrollAxis.allCases where axes.contains(axis) { head(axis, for: target[axis]) }
    }

    /// The target is chosen when the finger lifts, but in a viewport of another size the target under the finger stays
    /// there: its offset changes with the viewport, and the content moves by as much.
    private func retarget(_ press: Press, after change: LayoutChange, resolve: TargetResolver) {
        guard isUsable(extent) else { return }
        let shown = isUsable(change.old) ? change : LayoutChange(old: memory.extent, new: extent, offset: memory.offset)
        var press = press
        let held = press.caught == nil ? shown.offset : press.caught?.target
        if let held, shown.changesPage(along: axes),
            let target = resolve(shown.projection(from: held, axes: axes)).map({ extent.clamp($0) })
        {
            for axis in ScrollAxis.allCases where axes.contains(axis) {
                regrab(axis, at: shown.offset[axis] + target[axis] - held[axis])
                gestureStart[axis] += target[axis] - held[axis]
            }
            press.caught = CaughtMotion(start: target, target: target)
        }
        press.caught = press.caught ?? CaughtMotion(start: currentOffset, target: currentOffset)
        contact = .pressed(press)
    }

    private func head(_ axis: ScrollAxis, for target: Double) {
        guard let run = self[axis].run(at: now) else {
            set(.resting(target), on: axis)
            return
        }
        guard run.rest != target else { return }
        snap(axis, continuing: run, to: target, isOnTarget: true)
    }
}

extension ScrollExtent {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension AxisExtent {
    var isFinite: Bool {
        viewport.isFinite && content.isFinite && leadingInset.isFinite && trailingInset.isFinite && pixel.isFinite
    }
}
