extension Scroller {
    /// Whether this move would begin a drag here: it leaves the slop, mostly along one of the axes.
    ///
    /// With `yieldsAtEdge`, a move towards an edge that is already reached is left to somebody else. Nested scroll
    /// views ask the innermost first.
    public func claims(moveTo position: ScrollVector, at time: Duration, yieldsAtEdge: Bool) -> Bool {
        switch contact {
        case .dragging: return true
        case .stroking, .none: return false
        case .pressed(let press):
            guard leavesSlop(press, to: position) else { return false }
            let way = position - press.position
            return !yieldsAtEdge || canScroll(way.dominantAxis, direction: -way[way.dominantAxis])
        }
    }

    /// Whether there is room in that direction (its sign counts), from where a running motion will end.
    public func canScroll(_ axis: ScrollAxis, direction: Double) -> Bool {
        guard axes.contains(axis), direction != 0 else { return false }
        let place = restPlace(on: axis)
        let bounds = extent[axis]
        return direction < 0 ? place > bounds.minimumOffset : place < bounds.maximumOffset
    }

    /// The axes on which a drag has something to move or to stretch.
    var draggableAxes: ScrollAxes {
        ScrollAxes.all { axes.contains($0) && (!extent[$0].fits || bouncesWhenContentFits.contains($0)) }
    }

    func leavesSlop(_ press: Press, to position: ScrollVector) -> Bool {
        let way = position - press.position
        let axis = way.dominantAxis
        return draggableAxes.contains(axis) && abs(way[axis]) > slop(for: press.kind)
    }

    func slop(for kind: PointerKind) -> Double {
        kind == .mouse ? tuning.feel.drag.mouseSlop : tuning.feel.drag.slop
    }
}
