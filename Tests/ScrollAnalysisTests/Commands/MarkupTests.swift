import XCTest

@testable import ScrollAnalysis

final class MarkupTests: XCTestCase {
    func testInterpolatedTextIsEscapedAndMarkupIsNot() {
        let inner: Markup = "<b>\("<i>")</b>"
        let outer: Markup = "<p title=\"\("\"a' & b")\">\(inner) \(3)</p>"
        XCTAssertEqual(outer.text, "<p title=\"&quot;a&#39; &amp; b\"><b>&lt;i&gt;</b> 3</p>")
    }

    func testASignWithAnAccentIsEscapedAsWell() {
        XCTAssertEqual("<\u{0301}script>".escapedForMarkup, "&lt;\u{0301}script&gt;")
    }

    func testWhatCannotBeSeenIsShown() {
        XCTAssertEqual("a\u{1}b\u{202E}c".escapedForMarkup, "a\\u0001b\\u202ec")
    }
}
