import Foundation

/// A node that acts at times that it sets.
@MainActor
package protocol TimedNode: Node {
    func timerDidFire()
}

/// The times at which nodes need a frame, although nothing moves until then.
@MainActor
package final class FrameTimers {
    private struct Entry {
        weak var node: (any TimedNode)?
        let due: Duration
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The earliest time at which a node needs a frame.
    var next: Duration? { entries.isEmpty ? nil : entries.values.map(\.due).min() }

    /// Sets the time of a node; nil removes it.
    package func set(_ due: Duration?, for node: some TimedNode) {
        entries[ObjectIdentifier(node)] = due.map { Entry(node: node, due: $0) }
    }

    /// Removes and returns the nodes whose time has come, outermost first. Each must set its next time again.
    func takeDue(at time: Duration) -> [any TimedNode] {
        guard !entries.isEmpty else { return [] }
        let due = entries.filter { $0.value.due <= time }
        for key in due.keys { entries[key] = nil }
        return due.values.compactMap(\.node).filter(\.isAttached).sorted { $0.depth < $1.depth }
    }
}

extension ViewGraph {
    /// The date of the current frame.
    var date: Date { startDate.addingTimeInterval(time / .seconds(1)) }

    /// Returns the host's time at `date`.
    func time(of date: Date) -> Duration { .limited(seconds: date.timeIntervalSince(startDate)) }
}
