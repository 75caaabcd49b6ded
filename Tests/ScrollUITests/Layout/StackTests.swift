import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class StackTests: XCTestCase {
    func testAStackCentresItsChildrenAndSpacesThemByEight() async {
        let host = host(200, 200) {
            VStack {
                Color.red.frame(width: 40, height: 30).id("a")
                Color.red.frame(width: 60, height: 30).id("b")
            }
            .id("stack")
        }
        XCTAssertEqual(host.frame(ofID: "stack"), CGRect(x: 70, y: 66, width: 60, height: 68))
        XCTAssertEqual(host.frame(ofID: "a"), CGRect(x: 80, y: 66, width: 40, height: 30))
        XCTAssertEqual(host.frame(ofID: "b"), CGRect(x: 70, y: 104, width: 60, height: 30))
    }

    func testASpacerCutsNoTextWhileThereIsRoom() async {
        let host = host(200, 50) {
            HStack(spacing: 0) {
                Text("ten chars.")
                Spacer(minLength: 0)
                Text("eight...")
            }
            .font(.system(size: 20))
            .lineLimit(1)
        }
        XCTAssertEqual(host.texts, ["ten chars.", "eight..."])
    }

    func testATextThatASpacerMakesRoomForIsNotBrokenIntoLines() async {
        let measurer = CountingMeasurer()
        let host = ViewHost(size: CGSize(width: 200, height: 50), text: measurer) {
            HStack {
                Text("ten chars.")
                Spacer()
            }
        }
        host.frame(at: .zero)
        XCTAssertEqual(measurer.strings, ["ten chars."])
    }

    func testASpacerTakesWhatIsLeftAndAddsNoSpacing() async {
        let host = host(200, 100) {
            HStack(spacing: 8) {
                Color.red.frame(width: 40, height: 10).id("a")
                Spacer()
                Color.red.frame(width: 40, height: 10).id("b")
            }
        }
        XCTAssertEqual(host.frame(ofID: "a")?.minX, 0)
        XCTAssertEqual(host.frame(ofID: "b")?.maxX, 200)
    }

    func testTheLeastFlexibleChildChoosesFirst() async {
        let host = host(200, 100) {
            HStack(spacing: 0) {
                Color.red.id("flexible")
                Color.red.frame(width: 150).id("fixed")
            }
        }
        XCTAssertEqual(host.frame(ofID: "flexible")?.width, 50)
        XCTAssertEqual(host.frame(ofID: "fixed")?.width, 150)
    }

    func testAHigherPriorityIsServedFirst() async {
        let host = host(100, 100) {
            HStack(spacing: 0) {
                Text("aaaaaaaaaa").lineLimit(1).id("a")
                Text("bbbbbbbbbb").lineLimit(1).layoutPriority(1).id("b")
            }
            .font(.system(size: 16))
        }
        XCTAssertEqual(host.frame(ofID: "b")?.width, 80)
        XCTAssertLessThanOrEqual(host.frame(ofID: "a")?.width ?? 100, 20)
    }

    func testFramesWithOnlyAMaximumAreAtLeastTheContentUpToIt() async {
        let host = host(300, 100) {
            Color.red.frame(width: 250, height: 10).frame(maxWidth: 200).id("capped")
        }
        XCTAssertEqual(host.frame(ofID: "capped")?.width, 200)
    }

    func testAnInfiniteMaximumTakesWhatIsOffered() async {
        let host = host(300, 100) {
            Text("ab").frame(maxWidth: .infinity, alignment: .leading).id("wide")
        }
        XCTAssertEqual(host.frame(ofID: "wide")?.width, 300)
    }

    func testBackgroundsAreOfferedTheViewsSizeAndDoNotChangeIt() async {
        let host = host(300, 100) {
            Color.red.frame(width: 50, height: 20).id("front")
                .background { Color.blue.id("back") }
                .overlay(alignment: .topTrailing) { Color.green.frame(width: 10, height: 10).id("badge") }
        }
        XCTAssertEqual(host.frame(ofID: "back"), host.frame(ofID: "front"))
        XCTAssertEqual(host.frame(ofID: "badge"), CGRect(x: 165, y: 40, width: 10, height: 10))
    }

    func testRowsLineUpOnTheirBaselines() async {
        let host = host(300, 100) {
            HStack(alignment: .firstTextBaseline) {
                Text("a").font(.system(size: 10)).id("small")
                Text("b").font(.system(size: 30)).id("large")
            }
        }
        let small = host.frame(ofID: "small") ?? .zero
        let large = host.frame(ofID: "large") ?? .zero
        XCTAssertEqual(small.minY + 9, large.minY + 27, accuracy: 0.001)
    }

    func testNothingIsRoundedToPixels() async {
        let host = host(101, 101) { Color.red.frame(width: 20, height: 20).id("a") }
        XCTAssertEqual(host.frame(ofID: "a")?.minX, 40.5)
    }

    func testAWindowOfNoSizeLaysOutWithoutTrouble() async {
        for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 1e7, height: 2)] {
            let host = ViewHost(size: size) {
                HStack {
                    Text("one two three")
                    Spacer()
                    ScrollView { Color.red.frame(height: 50) }
                }
                .padding(40)
            }
            host.advance(to: .seconds(1))
            XCTAssertFalse(host.needsFrame)
        }
    }
}

/// A measurer with letters of one width, which records the measured strings.
@MainActor
final class CountingMeasurer: TextMeasuring {
    private(set) var strings: [String] = []

    func metrics(of face: FontFace) -> FaceMetrics { FaceMetrics(ascent: 8, descent: 2, lineHeight: 10) }

    func capHeight(of face: FontFace) -> Double { 7 }

    func width(of string: String, in face: FontFace) -> Double {
        strings.append(string)
        return 5 * Double(string.count)
    }
}
