import Foundation

/// A view with a panel that floats beside it while it is open.
final class PopoverNode: FloatingNode {
    private var own: SlotNode?
    override var panel: SlotNode? { own }
    override var isMenu: Bool { true }
    override var isSubmenu: Bool { attachment.startsAtTop }
    /// The point beside which the panel is placed, in the view's own space; nil for the whole view.
    private var location: CGPoint?
    private var attachment = PopoverAttachment()
    private var close: () -> Void = {}
    private var keyboard = PopoverKeyboard.leaves
    private var onKey: (InputEvent.Key) -> Bool = { _ in false }

    /// The space between the view and the panel, in points.
    private static let gap: CGFloat = 4
    /// The minimum margin to the window's edges, in points.
    private static let margin: CGFloat = 6

    func assign(
        isOpen: Bool, location: CGPoint?, attachment: PopoverAttachment, keyboard: PopoverKeyboard,
        onKey: @escaping (InputEvent.Key) -> Bool, close: @escaping () -> Void, content: (inout NodeBuilder) -> Void,
        panel lowerPanel: (inout NodeBuilder) -> Void
    ) {
        self.close = close
        self.keyboard = keyboard
        self.onKey = onKey
        self.attachment = attachment
        self.location = location
        let wasOpen = panel != nil
        NodeBuilder.fill(self, scope: scope) { builder in
            fillContent(&builder, content)
            guard isOpen else { return own = nil }
            let panel = builder.node(SlotNode.self) { SlotNode(graph: $0, parent: $1, scope: $2) }
            NodeBuilder.fill(panel, scope: builder.scope, lower: lowerPanel)
            own = panel
        }
        if isOpen != wasOpen { isOpen ? didOpen() : didClose() }
    }

    private func didOpen() {
        panel?.layoutParent = graph.root
        guard present() else { return }
        guard keyboard == .takes || keyboard == .follows && wasFocusVisible else { return }
        graph.lifecycle.enqueue { [weak self] in
            if let self, own != nil, graph.popovers.front === self { graph.focusRing?.focusFirst(isVisible: true) }
        }
    }

    private func didClose() {
        graph.popovers.close(self)
        returnFocus()
    }

    override var isReusable: Bool { own == nil }

    override func pressBeside() { close() }

    override func escape() -> Bool {
        close()
        return true
    }

    override func press(_ key: InputEvent.Key) -> Bool { onKey(key) }

    // MARK: The panel

    /// Places the panel at the requested side, otherwise at the opposite side, otherwise anywhere with enough space.
    override func placePanel(in window: CGSize) {
        guard let panel else { return }
        panel.layoutParent = graph.root
        let margin = Self.margin
        let ideal = panel.measure(.unspecified)
        let proposal = ProposedViewSize(
            width: min(ideal.width, max(0, window.width - 2 * margin)), height: max(0, window.height - 2 * margin))
        let size = panel.measure(proposal)
        let frame = anchorFrame
        let anchor =
            location.map { CGRect(x: frame.minX + $0.x, y: frame.minY + $0.y, width: 0, height: 0) }
            ?? attachment.anchor.rect(in: frame)
        let gap = location == nil ? Self.gap : 0
        let corner = attachment.corner(of: size, beside: anchor, gap: gap, in: window, margin: margin)
        panel.place(at: corner, proposal: proposal)
    }
}

/// Whether the first control of a floating view gets the keyboard when the view opens.
package enum PopoverKeyboard {
    /// It does not, as in a list of actions.
    case leaves
    /// It does if the keyboard was in use before.
    case follows
    /// It always does.
    case takes
}

/// A view with a panel beside it while `isPresented`.
package nonisolated struct PopoverView<Content: View, Panel: View>: View {
    @Binding var isPresented: Bool
    /// The point at which the panel is placed, in the content's own space; nil for beside the content.
    var location: CGPoint?
    var attachment = PopoverAttachment()
    var keyboard = PopoverKeyboard.leaves
    /// Handles a key that nothing in the panel has used. Returns true if it was used.
    var onKey: (InputEvent.Key) -> Bool = { _ in false }
    package let content: Content
    let panel: () -> Panel

    package init(
        isPresented: Binding<Bool>, location: CGPoint? = nil, attachment: PopoverAttachment = PopoverAttachment(),
        keyboard: PopoverKeyboard = .leaves, onKey: @escaping (InputEvent.Key) -> Bool = { _ in false },
        content: Content, panel: @escaping () -> Panel
    ) {
        _isPresented = isPresented
        self.location = location
        self.attachment = attachment
        self.keyboard = keyboard
        self.onKey = onKey
        self.content = content
        self.panel = panel
    }

    /// Reads the binding, so that the body is evaluated again when it changes.
    @MainActor package var body: some View {
        OpenPopover(
            isOpen: isPresented, location: location, attachment: attachment, keyboard: keyboard, onKey: onKey,
            close: { isPresented = false }, content: content, panel: panel)
    }
}

nonisolated private struct OpenPopover<Content: View, Panel: View>: View {
    typealias Body = Never

    let isOpen: Bool
    let location: CGPoint?
    let attachment: PopoverAttachment
    let keyboard: PopoverKeyboard
    let onKey: (InputEvent.Key) -> Bool
    let close: () -> Void
    let content: Content
    let panel: () -> Panel

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PopoverNode.self) { PopoverNode(graph: $0, parent: $1, scope: $2) }
        node.assign(
            isOpen: isOpen, location: location, attachment: attachment, keyboard: keyboard, onKey: onKey, close: close
        ) {
            content._lower(into: &$0)
        } panel: {
            panel()._lower(into: &$0)
        }
    }
}

/// The plate behind a floating view.
package nonisolated struct FloatingPanel<Content: View>: View {
    @Binding var isPresented: Bool
    @ViewBuilder let content: () -> Content

    @MainActor package var body: some View {
        ImplicitStack { content() }
            .background(ControlPalette.panel, in: RoundedRectangle(cornerRadius: 8))
            .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(ControlPalette.edge, lineWidth: 1) }
            .contentShape(RoundedRectangle(cornerRadius: 8))
    }
}
