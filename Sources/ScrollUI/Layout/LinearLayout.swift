import Foundation

/// A row or a column: shares the length among the children, lines them up across.
///
/// The rule is SwiftUI's: spacing comes off first; children with a higher priority are served first, the least lengths
/// of the others being kept back; among equals the least flexible child chooses first and is offered an equal share
/// of what is left.
@MainActor
struct LinearLayout {
    var axis: Axis
    /// Nil: what each pair of children prefers.
    var spacing: CGFloat?
    var alignment: AlignmentKey

    struct Result {
        var sizes: [CGSize] = []
        var offers: [ProposedViewSize] = []
        var origins: [CGPoint] = []
        var size = CGSize.zero
    }

    func lay(_ items: [Node], _ proposal: ProposedViewSize) -> Result {
        var result = Result()
        guard !items.isEmpty else { return result }
        let gaps = gaps(between: items)
        let offers = offers(items, proposal, spacing: gaps.reduce(0, +))
        result.offers = offers
        result.sizes = zip(items, offers).map { $0.measure($1) }
        arrange(items, gaps, &result)
        return result
    }

    func gaps(between items: [Node]) -> [CGFloat] {
        zip(items, items.dropFirst()).map { first, second in
            if first.isSpacer(along: axis) || second.isSpacer(along: axis) { return 0 }
            return spacing ?? max(first.preferredSpacing, second.preferredSpacing)
        }
    }

    /// Places the children one after the other and finds the whole size.
    private func arrange(_ items: [Node], _ gaps: [CGFloat], _ result: inout Result) {
        let lines = zip(items, result.sizes).map { $0.alignment(alignment, in: $1) }
        let before = lines.max() ?? 0
        let after = zip(lines, result.sizes).map { LinearLayout.rest(of: $1[axis.other], after: $0) }.max() ?? 0
        var position: CGFloat = 0
        for index in items.indices {
            result.origins.append(CGPoint(along: axis, position, across: before - lines[index]))
            position += result.sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
        }
        result.size = CGSize(along: axis, position, across: before + after)
    }

    /// Half of infinity is infinity; what comes after it counts as nothing.
    private static func rest(of length: CGFloat, after line: CGFloat) -> CGFloat {
        line.isInfinite ? 0 : length - line
    }

    // MARK: Sharing the length

    private func offers(_ items: [Node], _ proposal: ProposedViewSize, spacing: CGFloat) -> [ProposedViewSize] {
        let across = proposal[axis.other]
        guard let length = proposal[axis] else {
            return items.map { _ in ProposedViewSize(along: axis, nil, across: across) }
        }
        if length == .infinity {
            return items.map { _ in ProposedViewSize(along: axis, .infinity, across: across) }
        }
        var offers = items.map { _ in ProposedViewSize(along: axis, 0, across: across) }
        let flexible = items.map { flexibility(of: $0, across: across) }
        var left = length - spacing
        var reserved = flexible.map(\.least).reduce(0, +)
        for group in groups(of: items) {
            reserved -= group.map { flexible[$0].least }.reduce(0, +)
            var room = left - reserved
            var remaining = group.count
            for index in group.sorted(by: { flexible[$0].range < flexible[$1].range }) {
                let share = max(0, room / CGFloat(remaining))
                offers[index][axis] = share
                let used = items[index].measure(offers[index])[axis]
                room -= used
                left -= used
                remaining -= 1
            }
        }
        return offers
    }

    private struct Flexibility {
        var least: CGFloat
        var range: CGFloat
    }

    private func flexibility(of item: Node, across: CGFloat?) -> Flexibility {
        let least = item.measure(ProposedViewSize(along: axis, 0, across: across))[axis]
        let most = item.measure(ProposedViewSize(along: axis, .infinity, across: across))[axis]
        return Flexibility(least: least, range: most - least)
    }

    /// Indices by falling priority.
    private func groups(of items: [Node]) -> [[Int]] {
        let priorities = items.map(\.layoutPriority)
        guard let first = priorities.first, priorities.contains(where: { $0 != first }) else {
            return [Array(items.indices)]
        }
        return Set(priorities).sorted(by: >).map { priority in
            items.indices.filter { priorities[$0] == priority }
        }
    }
}

final class LinearNode: Node {
    var layout: LinearLayout {
        didSet {
            guard
                layout.axis != oldValue.axis || layout.spacing != oldValue.spacing
                    || layout.alignment != oldValue.alignment
            else { return }
            setNeedsLayout()
        }
    }

    init(_ layout: LinearLayout, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.layout = layout
        super.init(graph: graph, parent: parent, scope: scope)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layout.lay(items, proposal).size
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        let result = layout.lay(items, proposal)
        for (index, item) in items.enumerated() {
            item.place(at: result.origins[index], proposal: result.offers[index])
        }
    }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        let isBaseline = guide == .firstTextBaseline || guide == .lastTextBaseline
        guard isBaseline, let item = guide == .firstTextBaseline ? items.first : items.last else { return nil }
        let result = layout.lay(items, ProposedViewSize(size))
        let index = guide == .firstTextBaseline ? 0 : items.count - 1
        return item.explicitAlignment(guide, in: result.sizes[index]).map { $0 + result.origins[index].y }
    }
}
