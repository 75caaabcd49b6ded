import Foundation
import ScrollPhysics

/// What a scroll of the program's goes to.
package enum ScrollDestination: Equatable {
    case view(ScrollGoal)
    case edge(Edge)
    /// An offset; along an axis without one the content stays.
    case point(x: CGFloat?, y: CGFloat?)
}

/// A scroll to what may turn out to lie elsewhere: rows that had not been measured are measured on the way.
struct PendingScroll {
    let destination: ScrollDestination
    /// By the feel's own animation or by a key; otherwise at once, within one frame.
    let isAnimated: Bool
    /// Home or End, which a person pressed, and how far from the edge that leads: a target behaviour may want it so.
    var press: (key: ScrollKey, distance: Double)?
    /// Keeps those waiting who wait for the end of the scroll.
    var hold: AnimationHold?
}

extension ScrollNode {
    /// Where the content is to be by what is known now; nil if there is no such view.
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

    /// Home and End lead to an end of the content, wherever that turns out to be.
    func followKey(_ key: ScrollKey) {
        guard key == .home || key == .end else { return }
        let edge = edge(atEnd: key == .end)
        pendingScroll = PendingScroll(
            destination: .edge(edge), isAnimated: true, press: (key, distance(to: offset(ofEdge: edge))))
    }

    /// From an offset to where the content rests or is going to, along the main axis.
    private func distance(to goal: ScrollVector) -> Double {
        let axis = ScrollAxis(mainAxis)
        return (scroller.target ?? scroller.offset(at: lastTime))[axis] - goal[axis]
    }

    /// The edge with the largest offset along the main axis, or with the smallest.
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

    /// A jump ends with its frame.
    func endJump() {
        if pendingScroll?.isAnimated == false { pendingScroll = nil }
    }

    /// Aims an animation anew when its goal is less than a window away, and at the end.
    func updateAnimation() {
        guard let pendingScroll, pendingScroll.isAnimated else { return }
        guard let goal = offset(of: pendingScroll.destination) else { return self.pendingScroll = nil }
        let isOver = !scroller.isMoving(at: lastTime)
        let window = max(viewportSize.width, viewportSize.height)
        guard isOver || !goal.isApart(from: offset, by: Double(window)) else { return }
        if let press = pendingScroll.press {
            if abs(distance(to: goal) - press.distance) > Self.halfPoint { return repeatPress(of: press.key) }
        } else if goal.isApart(from: scroller.target ?? offset) {
            observer?(.intent(.scrollTo(goal, animated: true)), lastTime)
            scroller.apply(.scrollTo(goal, animated: true), at: lastTime, resolve: resolve)
            return
        }
        if isOver, !needsLayout { self.pendingScroll = nil }
    }

    /// Content may rest on a whole pixel beside the edge.
    private static let halfPoint = 0.5

    /// The key again for the content as it is known now: the feel and the target behaviour say how and where to.
    private func repeatPress(of key: ScrollKey) {
        observer?(.intent(.key(key, shift: false)), lastTime)
        scroller.apply(.key(key, shift: false), at: lastTime, resolve: resolve)
        followKey(key)
    }

    /// After each layout of a frame in which the content jumped; rows that are measured then bring about another one.
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
    /// By default by more than is seen, points.
    func isApart(from other: ScrollVector, by distance: Double = 0.01) -> Bool {
        max(abs(x - other.x), abs(y - other.y)) > distance
    }
}
