/// Determines whether a part of a display list equals another list up to a common translation.
struct ItemMatcher {
    private static let tolerance = 1e-5

    private let known: DisplayList
    private let list: DisplayList
    /// The translation from the known list to the other one, in points.
    private let shift: Point

    /// O(items).
    static func matches(_ known: DisplayList, _ range: Range<Int>, of list: DisplayList) -> Bool {
        guard known.items.count == range.count, let old = known.anchor(of: 0..<range.count),
            let new = list.anchor(of: range)
        else { return false }
        let matcher = ItemMatcher(known: known, list: list, shift: Point(x: new.x - old.x, y: new.y - old.y))
        for index in 0..<range.count {
            guard matcher.matches(known.items[index], list.items[range.lowerBound + index]) else { return false }
        }
        return true
    }

    private func matches(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
        switch (old, new) {
        case (.fill(let outline, let paint), .fill(let otherOutline, let otherPaint)):
            matches(outline, otherOutline) && matches(paint, otherPaint)
        case (.border(let outline, let width, let color), .border(let otherOutline, let otherWidth, let otherColor)):
            width == otherWidth && color == otherColor && matches(outline, otherOutline)
        case (.text(let run, let origin, let color), .text(let otherRun, let otherOrigin, let otherColor)):
            color == otherColor && known.runs[checked: run] == list.runs[checked: otherRun]
                && moves(origin, otherOrigin)
        case (.image(let image, let frame, let opacity), .image(let otherImage, let otherFrame, let otherOpacity)):
            opacity == otherOpacity && known.images[checked: image] == list.images[checked: otherImage]
                && moves(frame, otherFrame)
        case (.pushClip(let outline), .pushClip(let otherOutline)):
            matches(outline, otherOutline)
        case (.pushTransform(let transform), .pushTransform(let otherTransform)):
            matches(transform, otherTransform)
        case (.pushEffect(let effect), .pushEffect(let otherEffect)):
            matches(known.effects[checked: effect], list.effects[checked: otherEffect])
        default:
            old == new
        }
    }

    private func matches(_ old: Outline, _ new: Outline) -> Bool {
        switch (old, new) {
        case (.rect(let rect), .rect(let other)), (.ellipse(let rect), .ellipse(let other)): moves(rect, other)
        case (.roundedRect(let rect, let radius), .roundedRect(let other, let otherRadius)):
            radius == otherRadius && moves(rect, other)
        case (.path(let path, let origin), .path(let otherPath, let otherOrigin)):
            path == otherPath && moves(origin, otherOrigin)
        default: false
        }
    }

    private func matches(_ old: Paint, _ new: Paint) -> Bool {
        switch (old, new) {
        case (
            .linearGradient(let gradient, let start, let end), .linearGradient(let other, let otherStart, let otherEnd)
        ):
            known.gradients[checked: gradient] == list.gradients[checked: other] && moves(start, otherStart)
                && moves(end, otherEnd)
        case (
            .radialGradient(let gradient, let center, let radii, let start),
            .radialGradient(let other, let otherCenter, let otherRadii, let otherStart)
        ):
            radii == otherRadii && start == otherStart && moves(center, otherCenter)
                && known.gradients[checked: gradient] == list.gradients[checked: other]
        case (
            .angularGradient(let gradient, let center, let start, let sweep),
            .angularGradient(let other, let otherCenter, let otherStart, let otherSweep)
        ):
            start == otherStart && sweep == otherSweep && moves(center, otherCenter)
                && known.gradients[checked: gradient] == list.gradients[checked: other]
        default: old == new
        }
    }

    /// Compares transforms out of translated spaces: each must map to a point that is translated as far.
    private func matches(_ old: Affine, _ new: Affine) -> Bool {
        guard old.a == new.a, old.b == new.b, old.c == new.c, old.d == new.d else { return false }
        return near(old.tx + shift.x - old.a * shift.x - old.c * shift.y, new.tx)
            && near(old.ty + shift.y - old.b * shift.x - old.d * shift.y, new.ty)
    }

    private func matches(_ old: LayerEffect?, _ new: LayerEffect?) -> Bool {
        guard case .projection(let projection) = old, case .projection(let other) = new else { return old == new }
        let moved = Projection(.translation(x: -shift.x, y: -shift.y)).then(projection)
            .then(Projection(.translation(x: shift.x, y: shift.y)))
        return moved.isNear(other, tolerance: Self.tolerance)
    }

    private func moves(_ old: Rect, _ new: Rect) -> Bool {
        near(old.width, new.width) && near(old.height, new.height)
            && moves(Point(x: old.x, y: old.y), Point(x: new.x, y: new.y))
    }

    private func moves(_ old: Point, _ new: Point) -> Bool {
        near(old.x + shift.x, new.x) && near(old.y + shift.y, new.y)
    }

    private func near(_ old: Double, _ new: Double) -> Bool { abs(old - new) < Self.tolerance }
}
