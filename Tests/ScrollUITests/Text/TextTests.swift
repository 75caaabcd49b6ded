import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class TextTests: XCTestCase {
    // The fixed advance of a 20-point face is 10 points a character, its line 24 points.
    func testTextWrapsAtBlanksAndIsNoWiderThanItNeeds() async {
        let host = host(75, 200) { Text("one two three").font(.system(size: 20)).id("text") }
        XCTAssertEqual(host.texts, ["one two", "three"])
        XCTAssertEqual(host.frame(ofID: "text")?.size, CGSize(width: 70, height: 48))
    }

    func testALongWordIsBrokenInside() async {
        let host = host(55, 200) { Text("abcdefgh").font(.system(size: 20)) }
        XCTAssertEqual(host.texts, ["abcde", "fgh"])
    }

    func testALineLimitEndsInAnEllipsis() async {
        let host = host(75, 200) { Text("one two three").font(.system(size: 20)).lineLimit(1) }
        XCTAssertEqual(host.texts, ["one tw…"])
    }

    func testTheHeightLimitsTheLinesToo() async {
        let host = host(75, 30) { Text("one two three").font(.system(size: 20)) }
        XCTAssertEqual(host.texts.count, 1)
    }

    func testNewlinesAreKept() async {
        let host = host(200, 200) { Text("one\n\ntwo").font(.system(size: 20)).id("text") }
        XCTAssertEqual(host.frame(ofID: "text")?.height, 72)
    }

    func testLinesAreLinedUpAsAsked() async {
        let host = host(75, 200) {
            Text("one two three").font(.system(size: 20)).multilineTextAlignment(.trailing)
        }
        let list = host.displayList.dump()
        XCTAssertTrue(list.contains("three"), list)
    }
}
