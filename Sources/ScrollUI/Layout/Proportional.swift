import Foundation

/// A view that takes a share of the proposed width, from the leading edge. `inset` points of the width are reserved for a knob.
package nonisolated struct Proportional<Content: View>: View {
    let share: Double
    var inset: Double = 0
    @ViewBuilder let content: () -> Content

    package init(share: Double, inset: Double = 0, @ViewBuilder content: @escaping () -> Content) {
        self.share = share
        self.inset = inset
        self.content = content
    }

    @MainActor package var body: some View {
        Modified(content: content(), modifier: ProportionalWidth(share: share, inset: inset))
    }
}

package struct ProportionalWidth: NodeModifier, Equatable {
    let share: Double
    let inset: Double

    private func width(_ proposal: ProposedViewSize) -> CGFloat {
        let width = proposal.width ?? 10
        return max(0, (width - inset) * share + inset / 2)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        content.measure(ProposedViewSize(width: width(proposal), height: proposal.height))
    }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, proposal: ProposedViewSize(width: width(proposal), height: proposal.height))
    }

    package func needsLayout(after old: ProportionalWidth) -> Bool { self != old }
}

/// A box of `length` points whose position is a share of the proposed width.
package nonisolated struct Positioned<Content: View>: View {
    let share: Double
    let length: Double
    @ViewBuilder let content: () -> Content

    package init(share: Double, length: Double, @ViewBuilder content: @escaping () -> Content) {
        self.share = share
        self.length = length
        self.content = content
    }

    @MainActor package var body: some View {
        Modified(
            content: content().frame(width: length, height: length),
            modifier: SharedPosition(share: share, length: length))
    }
}

package struct SharedPosition: NodeModifier, Equatable {
    let share: Double
    let length: Double

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        CGSize(width: max(length, proposal.width ?? length), height: length)
    }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(
            at: CGPoint(x: (size.width - length) * share, y: 0),
            proposal: ProposedViewSize(width: length, height: length))
    }

    package func needsLayout(after old: SharedPosition) -> Bool { self != old }
}

/// Calls `action` with the view's size after a layout that changed it.
package struct MeasuredModifier: NodeModifier {
    let action: (CGSize) -> Void
    private let last: LastSize

    init(action: @escaping (CGSize) -> Void) {
        self.action = action
        last = LastSize()
    }

    private init(action: @escaping (CGSize) -> Void, last: LastSize) {
        self.action = action
        self.last = last
    }

    package func needsLayout(after old: MeasuredModifier) -> Bool { false }

    package mutating func animate(from old: MeasuredModifier, graph: ViewGraph) {
        self = MeasuredModifier(action: action, last: old.last)
    }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, proposal: proposal)
        guard last.size != size else { return }
        last.size = size
        content.graph.lifecycle.enqueue { [action] in action(size) }
    }

    @MainActor
    private final class LastSize {
        var size: CGSize?
    }
}

nonisolated extension View {
    func measured(_ action: @escaping (CGSize) -> Void) -> some View {
        Modified(content: self, modifier: MeasuredModifier(action: action))
    }
}
