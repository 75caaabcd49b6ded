import Foundation
@_spi(Nodes) import ScrollUI

/// Tracks the pointer over a view and shows the tooltip after the pointer has rested.
///
/// The tooltip is in front of all views and receives neither pointer nor keyboard events. Any press, scroll or key hides it.
final class HelpNode: FloatingNode, TimedNode {
    private var own: SlotNode?
    override var panel: SlotNode? { own }
    private var show: (Bool) -> Void = { _ in }
    /// The responses of the view, or of each of several views.
    private(set) lazy var handlers = Responder.Handlers(
        hover: { [weak self] in if !$0 { self?.pointerDidLeave() } },
        hoverMove: { [weak self] _, location in self?.follow(location) })
    /// The pointer's location in the window; nil while it is not over the view.
    private var pointer: CGPoint?
    private var isWaiting = false
    /// Whether the tooltip was requested; it is created in the next update.
    private var isShowing = false

    /// The time for which the pointer must rest: between the half second of GTK and the longer time of macOS.
    private static let delay = Duration.milliseconds(700)
    /// The distance from the pointer to the tooltip in points, which leaves space for the pointer's arrow.
    private static let gap: CGFloat = 20
    private static let margin: CGFloat = 6
    private static let maximumWidth: CGFloat = 300

    override var isReusable: Bool { own == nil }
    // The view is drawn as if it had no tooltip, which the window paints.
    override var isSteady: Bool { true }
    override var ownInkBounds: InkBounds { .nothing }

    func assign(
        isShown: Bool, show: @escaping (Bool) -> Void, content: (inout NodeBuilder) -> Void,
        panel lowerPanel: (inout NodeBuilder) -> Void
    ) {
        self.show = show
        let wasShown = own != nil
        NodeBuilder.fill(self, scope: scope) { builder in
            fillContent(&builder, content)
            guard isShown else { return own = nil }
            let panel = builder.node(SlotNode.self) { SlotNode(graph: $0, parent: $1, scope: $2) }
            NodeBuilder.fill(panel, scope: builder.scope, lower: lowerPanel)
            own = panel
        }
        own?.layoutParent = graph.root
        guard isShown != wasShown else { return }
        graph.root?.setNeedsLayout()
        graph.setNeedsPaint()
    }

    // MARK: The pointer

    private func follow(_ location: CGPoint) {
        pointer = location
        // A shown tooltip stays in place while the pointer moves on the view.
        if !isShowing { wait() }
    }

    private func wait() {
        isWaiting = true
        graph.timers.set(graph.time + Self.delay, for: self)
    }

    private func pointerDidLeave() {
        pointer = nil
        dismissHint()
    }

    func timerDidFire() {
        isWaiting = false
        // The tooltip of a nested view has precedence.
        guard pointer != nil, graph.popovers.hint?.isInside(self) != true else { return }
        graph.popovers.hint?.dismissHint()
        graph.popovers.hint = self
        isShowing = true
        show(true)
    }

    override func dismissHint() {
        if isWaiting { graph.timers.set(nil, for: self) }
        isWaiting = false
        guard isShowing else { return }
        isShowing = false
        if graph.popovers.hint === self { graph.popovers.hint = nil }
        show(false)
    }

    override func willRemove() {
        super.willRemove()
        if isWaiting { graph.timers.set(nil, for: self) }
    }

    // MARK: The tooltip

    override func placePanel(in window: CGSize) {
        guard let own, let pointer else { return }
        let proposal = ProposedViewSize(
            width: max(0, min(Self.maximumWidth, window.width - 2 * Self.margin)),
            height: max(0, window.height - 2 * Self.margin))
        let size = own.measure(proposal)
        var attachment = PopoverAttachment()
        attachment.edge = nil
        let below = pointer.y + Self.gap + size.height <= window.height - Self.margin
        own.place(
            at: attachment.corner(
                of: size, beside: CGRect(origin: pointer, size: .zero), gap: below ? Self.gap : Self.margin, in: window,
                margin: Self.margin), proposal: proposal)
    }
}

extension Node {
    fileprivate func isInside(_ other: Node) -> Bool {
        var node: Node? = self
        while let current = node {
            if current === other { return true }
            node = current.layoutParent ?? current.parent
        }
        return false
    }
}
