import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Views with values that make no sense.
@MainActor
enum HostileView {
    static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 0, -1, 1e-300, 1e9, -1e9, 1e18, 1e300, -1e300, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude,
    ]

    static var card: some View { Color.red.frame(width: 20, height: 20) }

    /// Shows `content`, drags and clicks it and resizes its window, which must neither end the program nor lay the view out without end.
    static func use(_ content: AnyView, _ name: String) {
        let host = ViewHost(size: CGSize(width: 200, height: 120)) { content }
        host.frame(at: .zero)
        host.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 90, y: 20))
        host.click(at: CGPoint(x: 100, y: 60))
        host.size = CGSize(width: 90, height: 60)
        host.wait(0.5)
        host.frame(at: host.time)
        XCTAssertEqual(host.report.layouts, 0, "\(name) is laid out again at rest")
        XCTAssertEqual(host.displayList.size.width, 90, name)
    }
}
