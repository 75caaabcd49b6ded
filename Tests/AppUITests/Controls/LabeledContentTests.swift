import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class LabeledContentTests: XCTestCase {
    func testLabeledContentPutsItsContentAtTheFarSide() async {
        let host = host(300, 100) {
            LabeledContent("Name") { Color.red.frame(width: 40, height: 10).id("content") }
        }
        XCTAssertEqual(host.frame(ofID: "content")?.maxX, 300)
    }

    func testALabelOfTwoTextsHasOneBelowTheOther() async throws {
        let host = host {
            LabeledContent {
                Text("12 GB")
            } label: {
                Text("Storage").id("title")
                Text("On this device").id("line")
            }
        }
        let (first, second) = (try XCTUnwrap(host.frame(ofID: "title")), try XCTUnwrap(host.frame(ofID: "line")))
        XCTAssertEqual(first.minX, second.minX)
        XCTAssertGreaterThanOrEqual(second.minY, first.maxY)
    }

    private func words<V: View>(_ view: V) -> [PixelColor] {
        host { view.environment(\.colorScheme, .light) }.textColors
    }

    func testAButtonBesideALabelIsNotAsGreyAsAValue() async {
        let colors = words(LabeledContent("Name") { Button("Change") {} })
        XCTAssertEqual(colors.count, 2)
        XCTAssertEqual(colors.first, colors.last)
        let value = words(LabeledContent("Name", value: "Ann"))
        XCTAssertNotEqual(value.first, value.last)
    }
}
