import ScrollPhysics

/// A fling that runs into an edge goes on in the scroll view around, from the moment at which it meets the edge and
/// with the velocity that it has there, wherever frames fall. Whether the edge gives way does not matter.
extension ScrollNode {
    /// When a fling of this scroll view may have to be handed on next; nil if nothing moves.
    var nextHandOver: Duration? {
        var next = scroller.nextTransition(after: lastTime)
        for axis in ScrollAxis.allCases where scroller.axes.contains(axis) {
            guard let meeting = scroller.edgeMeeting(on: axis) else { continue }
            next = min(next ?? .seconds(Int64.max), max(meeting.time.roundedUpToNanoseconds, lastTime))
        }
        return next
    }

    /// Hands on what has met an edge by that time, at which nothing later may have happened yet.
    func passMomentumOn(at time: Duration) {
        settle(to: time)
        for axis in ScrollAxis.allCases where scroller.axes.contains(axis) {
            guard let meeting = scroller.takeEdgeMeeting(on: axis, at: time), refresher?.isRunning != true,
                let outer = outerMomentum(of: meeting.velocity, along: axis, at: time)
            else { continue }
            rest(on: meeting.edge, along: axis)
            outer.scroll.takeMomentum(outer.velocity, along: outer.axis, at: time)
        }
    }

    /// The velocity in the space of another scroll view.
    private typealias Momentum = (scroll: ScrollNode, velocity: Double, axis: ScrollAxis)

    /// What the next scroll view around that can move on gets; nil if that one is in a person's hands.
    private func outerMomentum(of speed: Double, along axis: ScrollAxis, at time: Duration) -> Momentum? {
        var node = layoutParent
        while let current = node {
            if let scroll = current as? ScrollNode, scroll.settings.isEnabled {
                scroll.settle(to: time)
                let momentum = momentum(of: speed, along: axis, in: scroll)
                if scroll.scroller.canScroll(momentum.axis, direction: momentum.velocity) {
                    return scroll.isHeld ? nil : momentum
                }
            }
            node = current.layoutParent
        }
        return nil
    }

    /// One of the two may be drawn upside down.
    private func momentum(of speed: Double, along axis: ScrollAxis, in outer: ScrollNode) -> Momentum {
        let velocity = linearTransform(to: outer).apply(ScrollVector { $0 == axis ? speed : 0 })
        return (outer, velocity[velocity.dominantAxis], velocity.dominantAxis)
    }

    /// Ends the motion along one axis; the other one goes on.
    private func rest(on edge: Double, along axis: ScrollAxis) {
        let offset = scroller.offset(at: lastTime)
        var velocity = scroller.velocity(at: lastTime)
        let isOtherMoving = scroller.target.map { $0[axis.other] != offset[axis.other] } ?? false
        var goal = offset
        goal[axis] = edge
        setOffset(goal)
        guard isOtherMoving else { return }
        velocity[axis] = 0
        jump(by: goal - scroller.offset(at: lastTime))
        observer?(.intent(.fling(velocity)), lastTime)
        scroller.apply(.fling(velocity), at: lastTime, resolve: resolve)
    }

    /// Goes on with the momentum of a scroll view inside; along the other axis as it did.
    private func takeMomentum(_ speed: Double, along axis: ScrollAxis, at time: Duration) {
        var velocity = phase == .decelerating ? velocity : .zero
        velocity[axis] = speed
        guard let companion else { return apply(.fling(velocity), at: time) }
        companion.takingInnerMomentum { apply(.fling(velocity), at: time) }
    }

    /// A person has hold of the content.
    var isHeld: Bool { phase == .tracking || phase == .interacting }
}

extension Duration {
    /// Recordings tell whole nanoseconds.
    fileprivate var roundedUpToNanoseconds: Duration {
        let (seconds, attoseconds) = components
        let nanoseconds = (attoseconds + 999_999_999) / 1_000_000_000
        return Duration(secondsComponent: seconds, attosecondsComponent: nanoseconds * 1_000_000_000)
    }
}
