import Drawing
import Foundation
import ScrollUI

/// Counts events in views under test.
@MainActor
final class Probe {
    private(set) var counts: [String: Int] = [:]
    private(set) var events: [String] = []

    func hit(_ name: String) {
        counts[name, default: 0] += 1
        events.append(name)
    }

    subscript(name: String) -> Int { counts[name, default: 0] }

    func clear() {
        counts.removeAll()
        events.removeAll()
    }
}

extension ViewHost {
    /// The texts on screen, in order of drawing.
    var texts: [String] { displayList.runs.map(\.string) }

    func center(ofID id: some Hashable) -> CGPoint {
        guard let frame = frame(ofID: id) else { return .zero }
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func click(id: some Hashable) {
        click(at: center(ofID: id))
        wait(0.02)
    }
}

/// Makes a host that has drawn its first frame.
@MainActor
func host<Root: View>(
    _ width: CGFloat = 300, _ height: CGFloat = 300, @ViewBuilder root: () -> Root
) -> ViewHost {
    let host = ViewHost(size: CGSize(width: width, height: height), root: root)
    host.frame(at: .zero)
    return host
}
