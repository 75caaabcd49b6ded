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
        for item in items {
            let size = item.measure(proposal)
            let origin = origin(of: item, size: size, in: frame.size, .center)
            item.place(at: origin, proposal: proposal)
        }
    }
}
