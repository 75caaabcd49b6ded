import Foundation

/// A node that does something at moments that it names.
@MainActor
package protocol TimedNode: Node {
    func timerDidFire()
}

/// Which nodes want a frame at which moment, although nothing moves until then.
@MainActor
package final class FrameTimers {
    private struct Entry {
        weak var node: (any TimedNode)?
        let due: Duration
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The earliest moment that anybody wants a frame at.
    var next: Duration? { entries.isEmpty ? nil : entries.values.map(\.due).min() }

    /// Replaces the moment of that node; nil is none.
    package func set(_ due: Duration?, for node: some TimedNode) {
        entries[ObjectIdentifier(node)] = due.map { Entry(node: node, due: $0) }
    }

    /// The nodes whose moment is there, outermost first. Each has to name its next one.
    func takeDue(at time: Duration) -> [any TimedNode] {
        guard !entries.isEmpty else { return [] }
        let due = entries.filter { $0.value.due <= time }
        for key in due.keys { entries[key] = nil }
        return due.values.compactMap(\.node).filter(\.isAttached).sorted { $0.depth < $1.depth }
    }
}

extension ViewGraph {
    /// The date of the present frame.
    var date: Date { startDate.addingTimeInterval(time / .seconds(1)) }

    /// When that date is, in the host's time.
    func time(of date: Date) -> Duration { .seconds(date.timeIntervalSince(startDate)) }
}
