extension ScrollerState {
    func claims(moveTo position: ScrollVector, yieldsAtEdge: Bool, yieldsTies: Bool) -> Bool {
        switch contact {
        case .dragging: return true
        case .stroking, .none: return false
        case .pressed(let press):
            let displacement = position - press.position
            guard let axis = claimedAxis(displacement, press) else { return false }
            if yieldsTies, displacement.isTie, axis == .horizontal { return false }
            return !yieldsAtEdge || canScroll(axis, direction: -displacement[axis])
        }
    }

    func canScroll(_ axis: ScrollAxis, direction: Double) -> Bool {
        guard axes.contains(axis), direction != 0 else { return false }
        return extent[axis].canScroll(from: restPosition(on: axis), direction: direction)
    }

    /// The axes on which a drag can move or stretch the content.
    var draggableAxes: ScrollAxes {
        ScrollAxes.all { axes.contains($0) && (!extent[$0].fits || bouncesWhenContentFits.contains($0)) }
    }

    func leavesSlop(_ press: Press, to position: ScrollVector) -> Bool {
        claimedAxis(position - press.position, press) != nil
    }

    /// The axis along which a displacement leaves the slop. If it goes equally far along both axes, either may be
    /// chosen.
    private func claimedAxis(_ displacement: ScrollVector, _ press: Press) -> ScrollAxis? {
        let draggable = draggableAxes
        var axis = displacement.isTie ? .vertical : displacement.dominantAxis
        if displacement.isTie, !draggable.contains(axis) { axis = axis.other }
        return draggable.contains(axis) && abs(displacement[axis]) > slop(for: press.kind) ? axis : nil
    }

    /// What is taken out of the first step. Of a pen's that is the slop of a finger, where the pen's is longer: Chromium's
    /// ComputeFirstScrollDelta.
    func removedSlop(of kind: PointerKind) -> Double {
        kind == .pen ? min(tuning.feel.drag.penSlop, tuning.feel.drag.slop) : slop(for: kind)
    }

    func slop(for kind: PointerKind) -> Double {
        switch kind {
        case .mouse: tuning.feel.drag.mouseSlop
        case .touch: tuning.feel.drag.slop
        case .pen: tuning.feel.drag.penSlop
        }
    }
}
