import Foundation
import ScrollPhysics

/// The destination of a programmatic scroll.
package enum ScrollDestination: Equatable {
    case view(ScrollGoal)
    case edge(Edge)
    /// An offset; an axis without a coordinate keeps its offset.
    case point(x: CGFloat?, y: CGFloat?)
}

/// A scroll whose destination may move: rows that were not measured yet are measured during the scroll.
struct PendingScroll {
    let destination: ScrollDestination
    /// Whether the scroll runs with the feel's own animation or comes from a key; otherwise it is done within one
    /// frame.
    let isAnimated: Bool
    /// The pressed key, Home or End, and the distance between its destination and the edge, which a target behaviour
    /// may have chosen.
    var press: (key: ScrollKey, distance: Double)?
    /// Delays the completions that wait for the end of the scroll.
    var hold: AnimationHold?
}

extension ScrollNode {
    /// Returns the offset of the destination, as known at present; nil if the view does not exist.
    package func offset(of destination: ScrollDestination) -> ScrollVector? {
        switch destination {
        case .view(let goal): finder?.frame(of: goal.id).map { offset(aligning: $0, goal: goal) }
        case .edge(let edge): offset(ofEdge: edge)
        case .point(let x, let y): offset(x: x, y: y)
        }
    }

    package func offset(ofEdge edge: Edge) -> ScrollVector {
        let extent = scroller.extent
        var goal = scroller.offset(at: lastTime)
        let isMirrored = scope.isRightToLeft
        switch edge {
        case .top: goal.y = extent.y.minimumOffset
        case .bottom: goal.y = extent.y.maximumOffset
        case .leading: goal.x = isMirrored ? extent.x.maximumOffset : extent.x.minimumOffset
        case .trailing: goal.x = isMirrored ? extent.x.minimumOffset : extent.x.maximumOffset
        }
        return extent.clamp(goal)
    }

    /// Records that Home or End leads to an end of the content, even if the position of that end changes.
    func followKey(_ key: ScrollKey) {
        guard key == .home || key == .end else { return }
        let edge = edge(atEnd: key == .end)
        pendingScroll = PendingScroll(
            destination: .edge(edge), isAnimated: true, press: (key, distance(to: offset(ofEdge: edge))))
    }

    /// Returns the distance along the main axis from `goal` to the offset at which the content rests or will rest.
    private func distance(to goal: ScrollVector) -> Double {
        let axis = ScrollAxis(mainAxis)
        return (scroller.target ?? scroller.offset(at: lastTime))[axis] - goal[axis]
    }

    /// Returns the edge with the largest offset along the main axis if `isEnd`, otherwise the edge with the smallest.
    private func edge(atEnd isEnd: Bool) -> Edge {
        if mainAxis == .vertical { return isEnd ? .bottom : .top }
        return isEnd == scope.isRightToLeft ? .leading : .trailing
    }

    private func offset(x: CGFloat?, y: CGFloat?) -> ScrollVector {
        var goal = scroller.offset(at: lastTime)
        if let x { goal.x = Double(x) }
        if let y { goal.y = Double(y) }
        return scroller.extent.clamp(goal)
    }

    /// Ends a jump, which lasts one frame.
    func endJump() {
        if pendingScroll?.isAnimated == false { pendingScroll = nil }
    }

    /// Retargets an animation when its goal is less than a window away, and at its end.
    func updateAnimation() {
        guard let pendingScroll, pendingScroll.isAnimated else { return }
        guard let goal = offset(of: pendingScroll.destination) else { return self.pendingScroll = nil }
        let isOver = !scroller.isMoving(at: lastTime)
        let window = max(viewportSize.width, viewportSize.height)
        let current = scroller.offset(at: lastTime)
        guard isOver || !goal.isApart(from: current, by: Double(window)) else { return }
        if let press = pendingScroll.press {
            if abs(distance(to: goal) - press.distance) > Self.halfPoint { return repeatPress(of: press.key) }
        } else if goal.isApart(from: scroller.target ?? current) {
            observer?(.intent(.scrollTo(goal, animated: true)), lastTime)
            scroller.apply(.scrollTo(goal, animated: true), at: lastTime, resolve: resolve)
            return
        }
        if isOver, !needsLayout { self.pendingScroll = nil }
    }

    /// The tolerance in points: content may rest on a whole pixel beside the edge.
    private static let halfPoint = 0.5

    /// Repeats the key for the present content: the feel and the target behaviour choose the motion and its end.
    private func repeatPress(of key: ScrollKey) {
        observer?(.intent(.key(key, shift: false)), lastTime)
        scroller.apply(.key(key, shift: false), at: lastTime, resolve: resolve)
        followKey(key)
    }

    /// Called after each layout of a frame in which the content jumped. Rows measured then cause another layout.
    func updateJump() {
        guard let pendingScroll, !pendingScroll.isAnimated, phase == .idle,
            let goal = offset(of: pendingScroll.destination),
            goal.isApart(from: offset)
        else { return }
        setOffset(goal)
        takeOffset()
    }
}

extension ScrollVector {
    /// Whether the offsets differ by more than `distance` points; the default is too small to be visible.
    func isApart(from other: ScrollVector, by distance: Double = 0.01) -> Bool {
        max(abs(x - other.x), abs(y - other.y)) > distance
    }
}
