import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class FlexibleFrameTests: XCTestCase {
    private struct Limits {
        let minimum, ideal, maximum: CGFloat?

        /// All ascending limits of these lengths.
        static let all: [Limits] = [nil, 0, 40, 90].flatMap { minimum in
            [nil, 40, 90].flatMap { ideal in
                [nil, 90, 400, CGFloat.infinity].map { Limits(minimum: minimum, ideal: ideal, maximum: $0) }
            }
        }
        .filter { ($0.minimum ?? 0) <= ($0.ideal ?? 90) && ($0.ideal ?? 0) <= ($0.maximum ?? .infinity) }

        @MainActor
        func frame(_ content: some View) -> some View {
            content.id("content")
                .frame(
                    minWidth: minimum, idealWidth: ideal, maxWidth: maximum, minHeight: minimum, idealHeight: ideal,
                    maxHeight: maximum
                )
                .id("frame")
        }
    }

    /// Shows `content` in a frame that is proposed the window, nothing, and a height of nothing.
    private func forEachProposal(
        _ limits: Limits, _ content: some View, _ check: (ViewHost, String) throws -> Void
    ) rethrows {
        try check(host(200, 60) { limits.frame(content) }, "window \(limits)")
        try check(host(200, 60) { limits.frame(content).fixedSize() }, "nothing \(limits)")
        try check(host(200, 60) { ScrollView { limits.frame(content) } }, "scrolled \(limits)")
    }

    func testAColourFillsItsFlexibleFrame() async throws {
        for limits in Limits.all {
            try forEachProposal(limits, Color.red) { host, name in
                XCTAssertEqual(host.frame(ofID: "content"), try XCTUnwrap(host.frame(ofID: "frame")), name)
            }
        }
    }

    func testAnIdealLengthIsTakenWhereNoneIsProposed() async {
        for limits in Limits.all {
            guard let ideal = limits.ideal else { continue }
            for side in [CGFloat(10), 70, 500] {
                let host = host(200, 60) { limits.frame(Color.red.frame(width: side, height: side)).fixedSize() }
                let size = host.frame(ofID: "frame")?.size
                XCTAssertEqual(size, CGSize(width: ideal, height: ideal), "\(side) \(limits)")
            }
        }
    }

    func testAFrameLiesWithinItsLimits() async {
        for limits in Limits.all {
            for side in [CGFloat(10), 70, 500] {
                forEachProposal(limits, Color.red.frame(width: side, height: side)) { host, name in
                    let size = host.frame(ofID: "frame")?.size ?? .zero
                    for length in [size.width, size.height] {
                        XCTAssertGreaterThanOrEqual(length, limits.minimum ?? 0, "\(side) \(name)")
                        XCTAssertLessThanOrEqual(length, limits.maximum ?? .infinity, "\(side) \(name)")
                    }
                }
            }
        }
    }

    func testASpacerPushesTheEndOfAScrolledColumnToTheEndOfTheWindow() async {
        let host = host(200, 300) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 20)
                    Spacer()
                    Color.blue.frame(height: 30).id("last")
                }
                .frame(minHeight: 300)
            }
        }
        XCTAssertEqual(host.frame(ofID: "last"), CGRect(x: 0, y: 270, width: 200, height: 30))
    }

    func testEachLimitIsRaisedToZeroAndToTheOneBefore() async {
        func size(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) -> CGFloat? {
            let limits = Limits(minimum: minimum, ideal: ideal, maximum: maximum)
            let host = host(200, 200) { limits.frame(Color.red.frame(width: 50, height: 50)).fixedSize() }
            return host.frame(ofID: "frame")?.width
        }
        XCTAssertEqual(size(-30, nil, nil), 50)
        XCTAssertEqual(size(80, 20, nil), 80)
        XCTAssertEqual(size(nil, 80, 20), 80)
        XCTAssertEqual(size(nil, nil, -20), 0)
        XCTAssertEqual(size(.nan, .nan, .nan), 50)
    }

    func testAFixedLengthThatIsNegativeOrNotFiniteIsIgnored() async {
        for length in [-1, .nan, CGFloat.infinity, -.infinity] {
            let host = host(200, 200) {
                Color.red.frame(width: 40, height: 30).frame(width: length, height: 90).id("frame")
            }
            XCTAssertEqual(host.frame(ofID: "frame")?.size, CGSize(width: 40, height: 90), "\(length)")
        }
    }
}
