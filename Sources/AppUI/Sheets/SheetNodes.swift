import Foundation
@_spi(Nodes) import ScrollUI

/// The root of a sheet: a scroll view as high as the window, of which only the plate receives pointer events.
final class SheetFrameNode: Node {
    var link: SheetLink?

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        guard let link, let item = items.first else { return }
        let isNew = link.take(area: frame.size, EnvironmentValues(scope: scope))
        if isNew { link.column?.setNeedsLayout() }
        item.place(at: .zero, proposal: ProposedViewSize(frame.size))
        link.settle(isNew: isNew)
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard let link, let column = link.column, point.y >= frame.height - link.visible,
            abs(point.x - frame.width / 2) <= column.plateWidth(in: frame.width) / 2
        else { return false }
        path.append(self)
        for item in items where item.hitTestInParent(point, path: &path) { return true }
        path.removeLast()
        return false
    }

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { .everywhere }
    override var isReusable: Bool { false }
}

/// The empty space above a sheet's plate, and the plate.
final class SheetColumnNode: Node {
    var link: SheetLink?
    /// The height of the plate in the last layout.
    private(set) var plateHeight: CGFloat = 0

    /// Returns the size that the sheet's `presentationSizing` requests.
    func wantedSize(_ sizing: (any PresentationSizing)?) -> ProposedViewSize {
        let root = PresentationSizingRoot { [weak self] in self?.items.first?.measure($0) ?? .zero }
        return (sizing ?? AutomaticPresentationSizing()).proposedSize(for: root, context: PresentationSizingContext())
    }

    func plateWidth(in width: CGFloat) -> CGFloat {
        min(width, max(0, wantedSize(link?.options.sizing).width ?? width))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let link else { return .zero }
        return CGSize(width: proposal.width ?? link.area.width, height: link.space + link.highest)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        guard let link, let plate = items.first else { return }
        plateHeight = link.plateHeight
        let width = plateWidth(in: frame.width)
        plate.place(
            at: CGPoint(x: (frame.width - width) / 2, y: link.space),
            proposal: ProposedViewSize(width: width, height: plateHeight))
    }

    override var isReusable: Bool { false }
}

/// Collects the options that the views in a sheet set.
final class SheetOptionsNode: Node, PreferenceReader {
    private var link: SheetLink?

    override var isTransparent: Bool { true }
    override var isReusable: Bool { false }
    var preferenceKey: ObjectIdentifier { ObjectIdentifier(PresentationOptionsKey.self) }

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        super.init(graph: graph, parent: parent, scope: scope)
        graph.preferences.add(self)
    }

    func assign(_ link: SheetLink) {
        self.link = link
        refresh()
    }

    func refresh() { link?.take(incoming(PresentationOptionsKey.self) ?? PresentationOptions()) }

    override func willRemove() { graph.preferences.remove(self) }
}

/// Checks the state of the sheet in each frame.
final class SheetObserverNode: ScrollObserverNode {
    var link: SheetLink?

    override func check() { link?.check() }
}

struct SheetFrame<Content: View>: View {
    typealias Body = Never

    let link: SheetLink
    @ViewBuilder let content: () -> Content

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(SheetFrameNode.self) { SheetFrameNode(graph: $0, parent: $1, scope: $2) }
        node.link = link
        let link = self.link
        NodeBuilder.fill(node, scope: builder.scope) { inner in
            let observer = inner.node(SheetObserverNode.self) { SheetObserverNode(graph: $0, parent: $1, scope: $2) }
            observer.link = link
            NodeBuilder.fill(observer, scope: inner.scope) { content()._lower(into: &$0) }
        }
    }
}

struct SheetColumn<Plate: View>: View {
    typealias Body = Never

    let link: SheetLink
    @ViewBuilder let plate: () -> Plate

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(SheetColumnNode.self) { SheetColumnNode(graph: $0, parent: $1, scope: $2) }
        node.link = link
        link.column = node
        let link = self.link
        NodeBuilder.fill(node, scope: builder.scope) { inner in
            let options = inner.node(SheetOptionsNode.self) { SheetOptionsNode(graph: $0, parent: $1, scope: $2) }
            NodeBuilder.fill(options, scope: inner.scope) { plate()._lower(into: &$0) }
            options.assign(link)
        }
    }
}
