import ScrollPhysics

/// A fling that reaches an edge continues in the enclosing scroll view. It is passed on at the exact time and
/// velocity at which it reaches the edge, independently of frame times, whether or not the edge bounces.
extension ScrollNode {
    /// The time at which a fling of this scroll view may next have to be passed on; nil if nothing moves.
    var nextHandOver: Duration? {
        var next = scroller.nextTransition(after: lastTime)
        for axis in ScrollAxis.allCases where scroller.axes.contains(axis) {
            guard let meeting = scroller.edgeMeeting(on: axis) else { continue }
            next = min(next ?? .seconds(Int64.max), max(meeting.time.roundedUpToNanoseconds, lastTime))
        }
        return next
    }

    /// Passes on the flings that have reached an edge by `time`. No later event may have been applied yet.
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

    /// A velocity in the coordinates of another scroll view.
    private typealias Momentum = (scroll: ScrollNode, velocity: Double, axis: ScrollAxis)

    /// Returns the momentum for the nearest enclosing scroll view that can move on; nil if that one is held by the
    /// user.
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

    /// Converts the velocity for `outer`. One of the two scroll views may be drawn upside down.
    private func momentum(of speed: Double, along axis: ScrollAxis, in outer: ScrollNode) -> Momentum {
        let velocity = linearTransform(to: outer).apply(ScrollVector { $0 == axis ? speed : 0 })
        return (outer, velocity[velocity.dominantAxis], velocity.dominantAxis)
    }

    /// Ends the motion along one axis; motion along the other axis continues.
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

    /// Continues the momentum of an inner scroll view; motion along the other axis is kept.
    private func takeMomentum(_ speed: Double, along axis: ScrollAxis, at time: Duration) {
        var velocity = phase == .decelerating ? velocity : .zero
        velocity[axis] = speed
        guard let companion else { return apply(.fling(velocity), at: time) }
        companion.takingInnerMomentum { apply(.fling(velocity), at: time) }
    }

    /// Whether the user holds the content.
    var isHeld: Bool { phase == .tracking || phase == .interacting }
}

extension Duration {
    /// The duration rounded up to whole nanoseconds, the resolution of recordings.
    fileprivate var roundedUpToNanoseconds: Duration {
        let (seconds, attoseconds) = components
        let nanoseconds = (attoseconds + 999_999_999) / 1_000_000_000
        return Duration(secondsComponent: seconds, attosecondsComponent: nanoseconds * 1_000_000_000)
    }
}
