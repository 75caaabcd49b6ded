import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Views with values that make no sense.
@MainActor
enum HostileView {
    static var card: some View { Color.red.frame(width: 20, height: 20) }

    /// Shows `content`, drags it and resizes its window, which must not end the program.
    static func use(_ content: AnyView, _ name: String) {
        let host = ViewHost(size: CGSize(width: 200, height: 120)) { content }
        host.frame(at: .zero)
        host.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 90, y: 20))
        host.size = CGSize(width: 90, height: 60)
        host.wait(0.5)
        host.frame(at: host.time)
        XCTAssertEqual(host.displayList.size.width, 90, name)
    }
}
