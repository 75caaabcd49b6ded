public import Foundation

/// A frame measured by its container: the nearest scroll view, page, column, tab, sheet or inspector, or the window,
/// each between its insets.
package struct ContainerRelativeFrame: NodeModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    package var isRetainable: Bool { true }

    package init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    @MainActor private func offer(_ proposal: ProposedViewSize, _ content: Node) -> ProposedViewSize {
        guard let node = content.layoutParent else { return proposal }
        let container = node.container
        var offer = proposal
        for axis in Axis.allCases where axes.contains(axis) { offer[axis] = max(0, length(container[axis], axis)) }
        return offer
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        let offer = offer(proposal, content)
        var size = content.measure(offer)
        for axis in Axis.allCases where axes.contains(axis) { size[axis] = offer[axis] ?? size[axis] }
        return size
    }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        let offer = offer(proposal, content)
        let child = content.measure(offer)
        content.place(at: content.origin(of: content, size: child, in: size, alignment), proposal: offer)
    }
}

extension Node {
    /// The size of the container around this node.
    fileprivate var container: CGSize {
        var node = layoutParent
        while let current = node {
            if let container = current.relativeContainer { return container.size(for: self) }
            node = current.layoutParent
        }
        return graph.windowSize
    }
}

nonisolated extension View {
    /// Gives the view the length of the container along the given axes.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view the length of `span` of `count` equal parts of the container, with `spacing` points between the
    /// parts.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let (count, span) = (CGFloat(max(1, count)), CGFloat(span))
            let part = (length - spacing * (count - 1)) / count
            return part * span + spacing * (span - 1)
        }
    }

    /// Gives the view the length that `length` returns for the container's length along each axis, in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        Modified(
            content: self, modifier: ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}
