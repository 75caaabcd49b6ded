import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A custom layout written for SwiftUI behaves as it does there.
@MainActor
final class ForeignTagTests: XCTestCase {
    func testTagsFlowAndTheChosenOneComesFirst() async {
        let host = host(240, 400) { TagCloud() }
        XCTAssertTrue(host.texts.contains("nothing chosen"), "\(host.texts)")
        let first = host.frame(ofID: "swift") ?? .zero
        XCTAssertGreaterThan(host.frame(ofID: "feel")?.minY ?? 0, first.minY, "several lines")
        host.click(id: "feel")
        host.wait(2)
        XCTAssertTrue(host.texts.contains("chosen feel"), "\(host.texts)")
        host.click(id: "mode")
        host.wait(2)
        XCTAssertEqual(host.frame(ofID: "feel")?.minX, host.frame(ofID: "swift")?.minX)
    }
}
