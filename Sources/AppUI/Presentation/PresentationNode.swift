import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// The animations and the backdrop of a presentation over the window.
struct PresentationLook {
    /// The opacity of the black backdrop in light and in dark appearance.
    var dim: (light: Double, dark: Double) = (0.22, 0.5)
    var opening = Animation.spring(duration: 0.42)
    var closing = Animation.timingCurve(0.32, 0.72, 0, 1, duration: 0.36)
    /// Whether a press beside the presentation closes it.
    var closesBeside = false
    /// Whether the first control of the presentation receives the keyboard focus.
    var takesKeyboard = false
}

/// A view that presents another one: a sheet, a cover or an alert.
///
/// The presented view stays in the tree of the presenting view until it has disappeared, and floats above the window.
final class PresentationNode: FloatingNode {
    private var plate: PanelNode?
    private var tag: AnyHashable?
    private var look = PresentationLook()
    private var backdrop = AnimatedVector(0)
    private var dismiss: @MainActor () -> Void = {}
    private var inner: EnvironmentScope
    /// The link with the transition that the presented view sets.
    private var pageLink = NavigationPageLink()
    /// The link of the sheet; nil for other presentations.
    private(set) var sheet: SheetLink?

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        inner = EnvironmentScope(parent: scope)
        super.init(graph: graph, parent: parent, scope: scope)
    }

    override var panel: SlotNode? { plate }
    override var isReusable: Bool { false }

    /// Presents the views that `panel` writes while there is a tag. Another tag begins another presentation.
    func assign(
        _ presentation: PresentationSource, content: (inout NodeBuilder) -> Void,
        panel lowerPanel: @escaping (inout NodeBuilder) -> Void
    ) {
        look = presentation.look
        sheet = presentation.sheet
        dismiss = presentation.dismiss
        if presentation.tag != nil, presentation.tag != tag { pageLink = NavigationPageLink() }
        setEnvironment()
        NodeBuilder.fill(self, scope: scope) { builder in
            fillContent(&builder, content)
            let plate = builder.node(PanelNode.self) { PanelNode(graph: $0, parent: $1, scope: $2) }
            self.plate = plate
            pageLink.cover = plate
        }
        show(presentation.tag, onDismiss: presentation.onDismiss, lowerPanel)
    }

    /// Gives the presented views the environment of the presenting view, except for values that apply only to its own position.
    private func setEnvironment() {
        let (dismiss, pageLink) = (self.dismiss, self.pageLink)
        pageLink.dismiss = dismiss
        inner.apply(
            {
                $0.presented = Presented(isPresented: true, dismiss: dismiss)
                $0.listLook = nil
                $0.listChoice = nil
                $0.splitColumn = nil
                $0.dismissMenu = nil
                $0.scrollSettings = ScrollSettings()
                $0[NavigationKey.self] = nil
                $0.pageLink = pageLink
                $0.scrollCompanion = nil
                $0[TabDeckKey.self] = nil
                $0.buttonStyle = $0.buttonStyle.outsideOfBars
            }, above: self)
    }

    private func show(
        _ tag: AnyHashable?, onDismiss: (() -> Void)?, _ lower: @escaping (inout NodeBuilder) -> Void
    ) {
        guard let plate else { return }
        let old = self.tag
        let isFirst = plate.children.isEmpty
        self.tag = tag
        let isSwitch = old != tag && !isFirst
        let animation = tag == nil ? closing : look.opening
        let fill = { [inner] in
            NodeBuilder.fill(plate, scope: inner) { builder in
                let branch = builder.node(BranchNode.self) { BranchNode(graph: $0, parent: $1, scope: $2) }
                branch.show(tag ?? AnyHashable(NothingPresented())) { if tag != nil { lower(&$0) } }
            }
        }
        if isSwitch { graph.override(transaction(animation), fill) } else { fill() }
        plate.layoutParent = graph.root
        if tag != nil, old == nil { didOpen(isFirst ? nil : look.opening) }
        if tag == nil, old != nil { didClose(closing) }
        if old != nil, tag != old, let onDismiss { graph.lifecycle.enqueue { onDismiss() } }
    }

    /// The closing animation; nil for a sheet that the user has dragged out of view.
    private var closing: Animation? { sheet?.isOutOfSight == true ? nil : look.closing }

    private func transaction(_ animation: Animation?) -> Transaction {
        var transaction = graph.transaction
        transaction.animation = animation
        if animation == nil { transaction.disablesAnimations = true }
        return transaction
    }

    private func didOpen(_ animation: Animation?) {
        guard present() else { return }
        set(backdrop: 1, animation)
        guard look.takesKeyboard else { return }
        graph.lifecycle.enqueue { [weak self] in self?.focusFirst() }
    }

    private func focusFirst() {
        if tag != nil, graph.popovers.front === self { graph.focusRing?.focusFirst(isVisible: wasFocusVisible) }
    }

    private func didClose(_ animation: Animation?) {
        let end = graph.transaction.disablesAnimations ? graph.time : set(backdrop: 0, animation)
        graph.popovers.close(self, until: end)
        graph.animations.keepAwake(until: end)
        returnFocus()
    }

    @discardableResult
    private func set(backdrop goal: Double, _ animation: Animation?) -> Duration {
        let animation = graph.transaction.disablesAnimations ? nil : animation
        backdrop.set(SIMD4(goal, 0, 0, 0), animation: animation, at: graph.time)
        graph.animations.follow(backdrop)
        return max(backdrop.end, graph.time)
    }

    // MARK: Input

    override var letsPointerThrough: Bool { sheet?.letsPointerThrough ?? false }

    override func pressBeside() {
        if look.closesBeside, sheet?.isDismissDisabled != true { dismiss() }
    }

    override func escape() -> Bool {
        guard tag != nil else { return false }
        if look.closesBeside, sheet?.isDismissDisabled != true { dismiss() }
        return true
    }

    // MARK: Layout and drawing

    override func placePanel(in window: CGSize) {
        guard let plate, let root = graph.root as? HostRootNode else { return }
        plate.layoutParent = root
        let safe = root.safeBounds
        plate.place(at: safe.origin, proposal: ProposedViewSize(safe.size))
    }

    override func paintPanel(into painter: Painter) {
        guard let plate else { return }
        let dim = environment(ColorSchemeKey.self) == .dark ? look.dim.dark : look.dim.light
        let opacity = dim * backdrop.value(at: graph.time).x * (sheet?.backdropShare ?? 1)
        let window = CGRect(origin: .zero, size: graph.windowSize)
        painter.draw(.rect(Rect(window)), lineWidth: nil, PixelColor(SIMD4(0, 0, 0, min(max(opacity, 0), 1))))
        painter.paint(plate)
    }
}

/// A tag that identifies no presentation.
private struct NothingPresented: Hashable {}

/// The properties of a presentation.
struct PresentationSource {
    /// Identifies the presentation; nil for none.
    var tag: AnyHashable?
    var look: PresentationLook
    var sheet: SheetLink?
    var dismiss: @MainActor () -> Void
    var onDismiss: (() -> Void)?
}

/// The slot of the presented view, whose preferences do not reach the presenting views.
final class PanelNode: SlotNode {
    override var holdsPreferences: Bool { true }

    /// Only the contents take hits.
    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        path.append(self)
        for item in itemsFromBack.reversed() where item.hitTestInParent(point, path: &path) { return true }
        path.removeLast()
        return false
    }
}

/// A view that presents another one over the window.
struct PresentationView<Content: View, Panel: View>: View {
    typealias Body = Never

    let source: PresentationSource
    let content: Content
    @ViewBuilder let panel: () -> Panel

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PresentationNode.self) { PresentationNode(graph: $0, parent: $1, scope: $2) }
        let panel = self.panel
        node.assign(source) {
            content._lower(into: &$0)
        } panel: {
            panel()._lower(into: &$0)
        }
    }
}

extension AnyButtonStyle {
    /// The style without those of bars, rows and menu items, which do not apply to the buttons of a sheet that is
    /// presented from them.
    @MainActor fileprivate var outsideOfBars: AnyButtonStyle {
        if case .looks(let style) = self, style is BarButtonStyle || style is RowLinkStyle || style is MenuItemStyle {
            return .looks(DefaultButtonStyle())
        }
        return self
    }
}
