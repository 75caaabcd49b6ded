import Foundation
import ScrollPhysics

extension ScrollNode {
    package var phase: ScrollPhase { run == nil ? scroller.phase(at: lastTime) : .animating }
    package var isMoving: Bool { run != nil || pendingScroll?.isAnimated == true || scroller.isMoving(at: lastTime) }
    /// The time of the next transition, in the window's time.
    var nextTransition: Duration? {
        guard run == nil, let next = scroller.nextTransition(after: lastTime) else { return nil }
        return settings.pace?.windowTime(of: next) ?? next
    }
    /// The velocity in points per second.
    var velocity: ScrollVector { run?.velocity(at: lastTime) ?? scroller.velocity(at: lastTime) }

    /// Returns the offset after `duration` if there is no further input.
    func offset(after duration: Duration) -> ScrollVector {
        run.map { scroller.extent.clamp($0.offset(at: min(lastTime + duration, $0.end))) }
            ?? scroller.offset(at: lastTime + duration)
    }

    /// Applies a user's input at a window time to this scroll view and to its whole group.
    func take(_ intent: ScrollIntent, at window: Duration) {
        isFollower = false
        give(intent, at: window)
        guard let group = settings.inputGroup else { return }
        for other in graph.scrolls.nodes where other !== self && other.settings.inputGroup == group {
            other.isFollower = true
            other.give(intent, at: window)
        }
    }

    /// Applies an input at a window time to this scroll view only.
    func give(_ intent: ScrollIntent, at window: Duration) {
        apply(intent, at: time(at: window))
        graph.scrolls.follow(settings.pace, at: window)
    }

    /// Applies an input to this scroll view only; it ends programmatic motion.
    func apply(_ intent: ScrollIntent, at time: Duration) {
        let time = max(time, lastTime)
        // Report transitions that are due before this input first.
        graph.scrolls.passMomentumOn(until: time, of: settings.pace)
        settle(to: time)
        if mover == .program, isMoving { link?.personDidScroll() }
        if case .down = intent, !isMoving { forgetEyes() }
        mover = .person
        run = nil
        pendingScroll = nil
        observer?(.intent(intent), time)
        scroller.apply(intent, at: time, resolve: resolve)
        if case .key(let key, _) = intent { followKey(key) }
        // A fling may begin at the edge that it runs into.
        graph.scrolls.passMomentumOn(until: time, of: settings.pace)
        setNeedsPaint()
    }

    /// Advances the motion to `time`, with all transitions that are due before it.
    func settle(to time: Duration) {
        let time = max(time, lastTime)
        follow(to: time)
        lastTime = time
        scroller.advance(to: time, resolve: resolve)
    }

    /// Shows the motion at a window time.
    func advance(to window: Duration) {
        let before = offset
        endJump()
        settle(to: time(at: window))
        if takeOffset(), mover == .person { link?.personDidScroll() }
        noteMotion(isMoved: offset != before)
        updateAnimation()
        refresher?.check()
        indicators.update(phase, at: settings.pace == nil ? lastTime : window, graph.animations)
    }

    /// Counts a new motion, or a touch that grabs moving content.
    private func noteMotion(isMoved: Bool) {
        let isHeld = phase == .interacting
        let begins = isMoved && !wasMoved || isHeld && !wasHeld
        (wasMoved, wasHeld) = (isMoved, isHeld)
        if begins, !isFollower { motionNumber = graph.scrolls.nextMotionNumber() }
    }

    /// Shows the content at its present offset. Returns false if the offset has not changed.
    @discardableResult
    func takeOffset() -> Bool {
        ahead = foreseenTravel
        let new = scroller.offset(at: lastTime) + ahead
        guard new != offset else { return false }
        offset = new
        setNeedsPaint()
        updateLazyWindows()
        companion?.offsetDidChange()
        return true
    }

    /// How far the content moves by itself until the frame is seen, or until something else may happen to it. Its
    /// motion is a function of time, and stays at the frame's time itself: later input meets it at its own time.
    private var foreseenTravel: ScrollVector {
        guard graph.foresight > .zero, isMoving else { return .zero }
        let seen = min(time(at: graph.time + graph.foresight), nextHandOver ?? .seconds(Int64.max))
        return offset(after: max(.zero, seen - lastTime)) - scroller.offset(at: lastTime)
    }

    // MARK: Programmatic motion

    /// Scrolls to `goal`; the user may take over at any time.
    ///
    /// Without an animation the scroll is immediate and ends a fling, unless the transaction preserves the velocity.
    /// The default animation is the feel's own for programmatic scrolls; any other animation is used as given,
    /// starting with the present velocity.
    package func scroll(to goal: ScrollVector, _ transaction: Transaction, destination: ScrollDestination? = nil) {
        let time = max(time(at: graph.time), lastTime)
        graph.scrolls.passMomentumOn(until: time, of: settings.pace)
        settle(to: time)
        let goal = scroller.extent.clamp(goal)
        pendingScroll = nil
        guard let animation = graph.reducesMotion ? nil : transaction.animation else {
            jump(to: goal, preservesVelocity: transaction.scrollPositionUpdatePreservesVelocity)
            pendingScroll = destination.map { PendingScroll(destination: $0, isAnimated: false) }
            return
        }
        mover = .program
        if animation == .default {
            run = nil
            observer?(.intent(.scrollTo(goal, animated: true)), time)
            scroller.apply(.scrollTo(goal, animated: true), at: time, resolve: resolve)
            pendingScroll = destination.map {
                PendingScroll(destination: $0, isAnimated: true, hold: graph.animations.hold())
            }
        } else {
            start(to: goal, animation, destination)
        }
        setNeedsPaint()
    }

    func jump(to goal: ScrollVector, preservesVelocity: Bool) {
        if preservesVelocity, scroller.isMoving(at: lastTime) {
            // The continued motion keeps its mover.
            jump(by: goal - scroller.offset(at: lastTime))
        } else {
            run = nil
            mover = .program
            setOffset(goal)
        }
        takeOffset()
        setNeedsPaint()
    }

    /// Moves the content and its motion at once.
    func jump(by shift: ScrollVector) {
        guard shift != .zero else { return }
        observer?(.jump(shift), lastTime)
        scroller.adjust(by: shift, at: lastTime)
    }

    /// Scrolls to the offset of a bar that the user drags.
    func drag(to offset: ScrollVector) {
        scroll(to: offset, Transaction())
        mover = .person
        link?.personDidScroll()
    }

    private func start(to goal: ScrollVector, _ animation: Animation, _ destination: ScrollDestination?) {
        let next = run.map {
            ScrollRun(after: $0, to: goal, animation: animation, at: lastTime, destination: destination)
        }
        let from = scroller.offset(at: lastTime)
        let velocity = scroller.velocity(at: lastTime)
        setOffset(from)
        let run =
            next
            ?? ScrollRun(
                from: from, velocity: velocity, to: goal, animation: animation, at: lastTime,
                destination: destination)
        self.run = run
        // Completions of the transaction's animations wait for this animation, too.
        graph.animations.follow(run.value.inner) { settings.pace?.windowTime(of: $0) ?? $0 }
    }

    /// Moves the content to the animation's position at `time`.
    private func follow(to time: Duration) {
        guard var run else { return }
        if let goal = run.destination.flatMap(offset(of:)) { run.correct(goal) }
        let isOver = time >= run.end
        let position = isOver ? run.goalOffset : run.offset(at: time)
        self.run = isOver ? nil : run
        lastTime = max(time, lastTime)
        setOffset(scroller.extent.clamp(position))
        guard isOver else { return }
        // Rows that are created at the end may be longer than estimated.
        pendingScroll = run.destination.map { PendingScroll(destination: $0, isAnimated: false) }
        setNeedsPaint()
    }
}
