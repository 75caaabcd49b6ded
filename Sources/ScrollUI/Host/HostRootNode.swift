import Foundation

/// The root of the tree. It offers the whole window and centres the content, as the system's window does. Several
/// views form a column.
package final class HostRootNode: Node {
    let inner: EnvironmentScope
    private let space = RelativeContainer()
    private let column = LinearLayout(axis: .vertical, spacing: nil, alignment: .horizontalCenter)

    init(graph: ViewGraph) {
        inner = EnvironmentScope(parent: graph.rootScope)
        super.init(graph: graph, parent: nil, scope: graph.rootScope)
    }

    package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    package override func placeItems(_ proposal: ProposedViewSize) {
        let safe = safeRect(container, keyboard)
        let offer = ProposedViewSize(safe.size)
        space.set(offer)
        if items.count == 1 {
            let size = items[0].measure(offer)
            let start = origin(of: items[0], size: size, in: safe.size, .center)
            items[0].place(at: CGPoint(x: safe.minX + start.x, y: safe.minY + start.y), proposal: offer)
        } else {
            placeColumn(in: safe, offer)
        }
        graph.popovers.place(in: frame.size)
    }

    override var relativeContainer: RelativeContainer? { space }
    override var isPlacingItems: Bool { space.isChanging }

    private func placeColumn(in safe: CGRect, _ offer: ProposedViewSize) {
        var scratch = LinearScratch()
        let size = column.lay(items, offer, in: &scratch)
        let corner = CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
        for (item, slot) in zip(items, scratch.slots) {
            let origin = CGPoint(x: corner.x + slot.origin.x, y: corner.y + slot.origin.y)
            item.place(at: origin, proposal: slot.offer)
        }
    }

    // MARK: Safe area

    private var container = EdgeInsets()
    private var keyboard: CGFloat = 0

    func setSafeArea(_ container: EdgeInsets, keyboard: CGFloat) {
        self.container = container
        self.keyboard = keyboard
        setNeedsLayout()
    }

    /// The part of the window that is not covered.
    package var safeBounds: CGRect { safeRect(container, keyboard) }

    private func safeRect(_ container: EdgeInsets, _ keyboard: CGFloat) -> CGRect {
        var insets = container
        insets.bottom = max(insets.bottom, keyboard)
        return CGRect(origin: .zero, size: frame.size).inset(by: insets, isMirrored: scope.isRightToLeft)
    }

    override func safeArea(ignoring regions: SafeAreaRegions) -> SafeArea? {
        SafeArea(
            safe: safeRect(container, keyboard),
            outer: safeRect(
                regions.contains(.container) ? EdgeInsets() : container,
                regions.contains(.keyboard) ? 0 : keyboard))
    }
}
