import Foundation
@_spi(Nodes) @testable import ScrollUI

/// Compares the views that are found under points with those that are found when no view is skipped because of its
/// bounds.
@MainActor
package enum HitBounds {
    /// The first of the points at which the two differ, with the names of the nodes; nil if there is none.
    package static func fault(in host: ViewHost, at points: [CGPoint]) -> String? {
        let found = points.map { host.router.path(at: $0) }
        let nodes = TreeLinks.nodes(of: host)
        let bounds = nodes.map(\.inkBounds)
        for node in nodes { node.inkBounds = .everywhere }
        defer { for (node, bounds) in zip(nodes, bounds) { node.inkBounds = bounds } }
        for (point, path) in zip(points, found) {
            let whole = host.router.path(at: point)
            guard !path.elementsEqual(whole, by: ===) else { continue }
            return "\(point): \(names(path)) instead of \(names(whole))"
        }
        return nil
    }

    private static func names(_ path: [Node]) -> String { path.map(\.typeName).joined(separator: " > ") }
}
