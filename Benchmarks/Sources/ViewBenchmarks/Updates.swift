import Foundation
import Measuring
import ScrollUI

private let window = CGSize(width: 1280, height: 800)

/// One leaf changes its text, in trees of increasing size: the whole frame, and the passes before painting.
@MainActor
func measureLeaves(_ bench: inout Bench) {
    for levels in [2, 3, 4] {
        measureLeaf(&bench, "stacks in stacks", leaves: levels) { Tree(levels: levels, number: 0, count: $0) }
    }
    for leaves in [100, 1000, 10_000] {
        measureLeaf(&bench, "one stack", leaves: leaves) { Column(leaves: leaves, count: $0) }
    }
}

@MainActor
private func measureLeaf<Root: View>(_ bench: inout Bench, _ name: String, leaves: Int, _ root: (Count) -> Root) {
    let title = "changed leaf, \(name)"
    guard bench.wants(title) else { return }
    let count = Count()
    let view = root(count)
    let host = ViewHost(size: window) { ScrollView { view } }
    host.step()
    let nodes = host.nodeCount
    bench.measure("\(title), \(nodes) nodes", calls: 200) { _ in
        count.value += 1
        host.step()
        return Double(host.report.layouts)
    }
}

/// A tree of about 10,000 nodes, from an empty host to the first frame.
@MainActor
func measureBuilding(_ bench: inout Bench) {
    let root = Tree(levels: 3, number: 0, count: Count())
    let nodes = ViewHost(size: window) { root }.nodeCount
    bench.measure("build and first frame, \(nodes) nodes", calls: 3) { _ in
        let host = ViewHost(size: window) { root }
        host.step()
        return Double(host.report.layouts)
    }
}

/// Each frame has another width, in a window with about a thousand visible nodes.
@MainActor
func measureResizing(_ bench: inout Bench) {
    let root = Tree(levels: 2, number: 0, count: Count())
    let host = ViewHost(size: window) { root }
    host.step()
    bench.measure("resize, \(host.nodeCount) nodes in view", calls: 100) { call in
        host.size.width = 1280 - CGFloat(call % 64)
        host.step()
        return Double(host.report.layouts)
    }
}
