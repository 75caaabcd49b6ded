import Foundation

/// The top of the tree: offers the whole window and centres what comes of it, as the system's window does.
final class HostRootNode: Node {
    let inner: EnvironmentScope

    init(graph: ViewGraph) {
        inner = EnvironmentScope(parent: graph.rootScope)
        super.init(graph: graph, parent: nil, scope: graph.rootScope)
    }

    func setEnvironment(_ set: (inout EnvironmentValues) -> Void) {
        inner.apply(set, above: self)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        let safe = safeRect(container, keyboard)
        let offer = ProposedViewSize(safe.size)
        for item in items {
            let size = item.measure(offer)
            let place = origin(of: item, size: size, in: safe.size, .center)
            item.place(at: CGPoint(x: safe.minX + place.x, y: safe.minY + place.y), proposal: offer)
        }
        graph.popovers.place(in: frame.size)
    }

    // MARK: Safe area

    private var container = EdgeInsets()
    private var keyboard: CGFloat = 0

    func setSafeArea(_ container: EdgeInsets, keyboard: CGFloat) {
        self.container = container
        self.keyboard = keyboard
        setNeedsLayout()
    }

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
