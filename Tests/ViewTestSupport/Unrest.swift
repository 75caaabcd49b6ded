import Foundation
import ScrollUI

/// What a view without changes still does when it should rest: when it is shown, and again after it was moved once.
@MainActor
package struct Unrest {
    /// The descriptions of what is done; empty at rest.
    package private(set) var findings: [String] = []
    private let host: ViewHost

    package init<V: View>(of view: () -> V) {
        host = ViewHost(size: CGSize(width: 300, height: 200), root: view)
        host.frame(at: .zero)
        look("shown")
        let wheel = InputEvent.Wheel(source: .notch, dx: 0, dy: -1, location: CGPoint(x: 100, y: 100))
        host.send(InputEvent(.wheel(wheel), at: host.time))
        look("moved once")
    }

    private mutating func look(_ state: String) {
        host.advance(to: host.time + .seconds(5))
        if host.needsFrame { findings.append("\(state): another frame is needed") }
        if host.nextWakeUp != nil { findings.append("\(state): a wake-up is set") }
        host.frame(at: host.time + .seconds(1))
        if host.report.bodies != 0 { findings.append("\(state): \(host.report.bodies) bodies") }
        if host.report.layouts != 0 { findings.append("\(state): \(host.report.layouts) layouts") }
    }
}
