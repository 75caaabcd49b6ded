import Foundation

/// A view that has left the tree and the layout but is still visible.
struct Ghost {
    let node: Node
    /// The root of the removed subtree, which is unlinked when it is no longer visible.
    let top: Node
    /// The offset in points from the node's space to its host's.
    let shift: CGSize
    let end: Duration
}

/// The views that are being removed with a transition, by the node in whose space they are drawn.
@MainActor
final class Ghosts {
    private struct Entry {
        // The host is retained so that its identity is not reused while the ghosts exist.
        let host: Node
        var ghosts: [Ghost]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    func add(_ ghost: Ghost, to host: Node) {
        entries[ObjectIdentifier(host), default: Entry(host: host, ghosts: [])].ghosts.append(ghost)
    }

    func ghosts(in host: Node) -> [Ghost] { entries[ObjectIdentifier(host)]?.ghosts ?? [] }

    /// Removes the ghosts that have ended at `time`.
    func prune(at time: Duration) {
        guard !entries.isEmpty else { return }
        for (key, entry) in entries {
            let left = entry.host.isAttached ? entry.ghosts.filter { $0.end > time } : []
            guard left.count < entry.ghosts.count else { continue }
            entries[key] = left.isEmpty ? nil : Entry(host: entry.host, ghosts: left)
            for ghost in entry.ghosts where !left.contains(where: { $0.node === ghost.node }) { ghost.top.unlink() }
        }
    }

    func removeAll() {
        for entry in entries.values { for ghost in entry.ghosts { ghost.top.unlink() } }
        entries.removeAll()
    }
}

/// The opacity of a view without a transition that fades in or out.
@MainActor
final class Fade {
    private var opacity: AnimatedVector

    init(from start: Double, to end: Double, _ animation: Animation, in graph: ViewGraph) {
        opacity = AnimatedVector(start)
        opacity.set(SIMD4(end, 0, 0, 0), animation: animation, at: graph.time)
        graph.animations.follow(opacity)
    }

    var end: Duration { opacity.end }

    func opacity(at time: Duration) -> Double { opacity.value(at: time).x }
}
