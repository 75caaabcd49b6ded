import Foundation

/// The layout of a row or column: divides the length among the children and aligns them across it.
///
/// The rules are SwiftUI's. The spacing is subtracted first. Children with a higher priority get space first, while the minimum lengths of
/// the others are reserved. Among children of equal priority, the least flexible one chooses first and is proposed an equal share of the
/// remaining length.
@MainActor
struct LinearLayout {
    var axis: Axis
    /// The spacing in points; nil uses the spacing that each pair of children prefers.
    var spacing: CGFloat?
    var alignment: AlignmentKey

    /// Finds a position for each of `items` and returns the whole size. The slots of `scratch` then hold the positions.
    ///
    /// Complexity: O(n log n), with two measurements of each child for its flexibility and one for its size.
    func lay(_ items: [Node], _ proposal: ProposedViewSize, in scratch: inout LinearScratch) -> CGSize {
        guard !items.isEmpty else { return .zero }
        scratch.begin(items.count)
        setGaps(items, &scratch)
        offer(items, proposal, &scratch)
        for index in items.indices { scratch.slots[index].size = items[index].measure(scratch.slots[index].offer) }
        return arrange(items, &scratch)
    }

    /// Returns the proposal with which the children of a stack of `size` are placed: across the axis the stack's own length, if none is
    /// proposed, so that a divider beside texts is as high as they are. Source: `proposalWhenPlacing` of SwiftUI 6.5's `StackLayout`.
    func proposal(_ proposal: ProposedViewSize, placingIn size: CGSize) -> ProposedViewSize {
        proposal.replacingUnspecified(axis.other, by: size)
    }

    /// Returns the preferred distance of a stack of `items` to its neighbour at `edge`: that of the first or last item along the axis, that of
    /// all across it.
    func spacing(of items: [Node], at edge: Edge) -> EdgeSpacing {
        if edge == axis.start { return items.first?.spacing(at: edge) ?? .none }
        if edge == axis.end { return items.last?.spacing(at: edge) ?? .none }
        return items.spacing(at: edge)
    }

    /// Places `items` at the positions found by the last ``lay(_:_:in:)``.
    func place(_ items: [Node], from scratch: LinearScratch) {
        for (item, slot) in zip(items, scratch.slots) { item.place(at: slot.origin, proposal: slot.offer) }
    }

    private func setGaps(_ items: [Node], _ scratch: inout LinearScratch) {
        for index in items.indices.dropLast() {
            scratch.slots[index].gap =
                spacing ?? items[index].spacing(at: axis.end).distance(to: items[index + 1].spacing(at: axis.start))
        }
    }

    /// Positions the children one after the other and returns the whole size.
    private func arrange(_ items: [Node], _ scratch: inout LinearScratch) -> CGSize {
        // The line lies in the stack, unless there is only one view.
        var before = items.count > 1 ? 0 : -CGFloat.infinity
        var after = before
        for index in items.indices {
            let line = items[index].alignment(alignment, in: scratch.slots[index].size)
            scratch.slots[index].line = line
            before = max(before, line)
            after = max(after, LinearLayout.rest(of: scratch.slots[index].size[axis.other], after: line))
        }
        var position: CGFloat = 0
        for index in items.indices {
            let slot = scratch.slots[index]
            scratch.slots[index].origin = CGPoint(along: axis, position, across: before - slot.line)
            position += slot.size[axis] + slot.gap
        }
        return CGSize(along: axis, position, across: before + after)
    }

    /// Returns the length after a line, which counts as zero if the line is at infinity: half of infinity is infinity.
    private static func rest(of length: CGFloat, after line: CGFloat) -> CGFloat {
        line.isInfinite ? 0 : length - line
    }

    // MARK: Sharing the length

    private func offer(_ items: [Node], _ proposal: ProposedViewSize, _ scratch: inout LinearScratch) {
        let across = proposal[axis.other]
        let length = proposal[axis]
        for index in items.indices {
            scratch.slots[index].offer = ProposedViewSize(along: axis, length, across: across)
        }
        guard let length, length != .infinity else { return }
        var left = length - scratch.slots.reduce(0) { $0 + $1.gap }
        measureFlexibility(items, across, &scratch)
        scratch.sortByPriorityAndFlexibility()
        var reserved = scratch.slots.reduce(0) { $0 + $1.least }
        var start = 0
        while start < items.count {
            let end = scratch.endOfPriority(from: start)
            for rank in start..<end { reserved -= scratch.slots[scratch.order[rank]].least }
            share(left - reserved, among: items, start..<end, &scratch, &left)
            start = end
        }
    }

    /// Proposes shares of `space` to the children at `ranks` of the order, the least flexible first.
    private func share(
        _ space: CGFloat, among items: [Node], _ ranks: Range<Int>, _ scratch: inout LinearScratch,
        _ left: inout CGFloat
    ) {
        var space = space
        for rank in ranks {
            let index = scratch.order[rank]
            let share = max(0, space / CGFloat(ranks.upperBound - rank))
            scratch.slots[index].offer[axis] = share
            let used = items[index].measure(scratch.slots[index].offer)[axis]
            space -= used
            left -= used
        }
    }

    /// Measures the flexibility of the children, except of a child that alone has the highest priority: it shares its space with no other
    /// child, and no length is reserved for it. For a text before a spacer the measurement would break it into lines of zero width.
    private func measureFlexibility(_ items: [Node], _ across: CGFloat?, _ scratch: inout LinearScratch) {
        for index in items.indices { scratch.slots[index].priority = items[index].layoutPriority }
        let alone = scratch.onlyFirst
        for index in items.indices where index != alone {
            let least = items[index].measure(ProposedViewSize(along: axis, 0, across: across))[axis]
            let most = items[index].measure(ProposedViewSize(along: axis, .infinity, across: across))[axis]
            scratch.slots[index].least = least
            scratch.slots[index].flexibility = most - least
        }
    }
}

/// The working storage of a row's or column's layout, reused to avoid allocations.
struct LinearScratch {
    struct Slot {
        var offer = ProposedViewSize.zero
        var size = CGSize.zero
        var origin = CGPoint.zero
        /// The position of the alignment line across the axis, and the distance to the next child.
        var line: CGFloat = 0
        var gap: CGFloat = 0
        var priority = 0.0
        var least: CGFloat = 0
        var flexibility: CGFloat = 0
    }

    /// The slots in the order of the children.
    var slots: [Slot] = []
    /// The indices in the order in which the children get space.
    private(set) var order: [Int] = []

    mutating func begin(_ count: Int) {
        slots.removeAll(keepingCapacity: true)
        slots.append(contentsOf: repeatElement(Slot(), count: count))
    }

    /// The index of the child whose priority is higher than all others; nil if several share the highest.
    var onlyFirst: Int? {
        var first: Int?
        var highest = -Double.infinity
        for index in slots.indices where slots[index].priority >= highest {
            first = slots[index].priority > highest || index == 0 ? index : nil
            highest = slots[index].priority
        }
        return first
    }

    mutating func sortByPriorityAndFlexibility() {
        order.removeAll(keepingCapacity: true)
        order.append(contentsOf: slots.indices)
        order.sort { left, right in
            let (a, b) = (slots[left], slots[right])
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            // Of children without a maximum, the one with the greater minimum.
            if a.flexibility == .infinity, a.least != b.least { return a.least > b.least }
            return left < right
        }
    }

    /// Returns the first rank after `start` whose child has a different priority.
    func endOfPriority(from start: Int) -> Int {
        let priority = slots[order[start]].priority
        var end = start + 1
        while end < order.count, slots[order[end]].priority == priority { end += 1 }
        return end
    }
}
