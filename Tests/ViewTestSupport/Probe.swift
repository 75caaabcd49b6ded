/// Counts events in views under test.
@MainActor
package final class Probe {
    package private(set) var counts: [String: Int] = [:]
    package private(set) var events: [String] = []

    package init() {}

    package func hit(_ name: String) {
        counts[name, default: 0] += 1
        events.append(name)
    }

    package subscript(name: String) -> Int { counts[name, default: 0] }

    package func clear() {
        counts.removeAll()
        events.removeAll()
    }
}
