import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

private enum Waist: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
    fileprivate static let waist = VerticalAlignment(Waist.self)
}

@MainActor
final class CustomAlignmentTests: XCTestCase {
    func testALineOfOnesOwnIsFoundThroughStacksAndModifiers() async {
        let host = host(300, 200) {
            HStack(alignment: .waist, spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 30)
                    Color.red.frame(width: 20, height: 10).alignmentGuide(.waist) { $0[VerticalAlignment.center] }
                        .padding(.top, 5).id("guided")
                }
                Color.blue.frame(width: 20, height: 60).id("plain")
            }
        }
        let plain = host.frame(ofID: "plain") ?? .zero
        let guided = host.frame(ofID: "guided") ?? .zero
        XCTAssertEqual(guided.maxY - 5, plain.midY)
    }

    func testTheDepthOfNestingDoesNotMultiplyTheWork() async {
        func nested(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(Color.red.alignmentGuide(.waist) { _ in 3 }) }
            return AnyView(
                HStack(alignment: .waist) {
                    nested(depth - 1); Color.blue.frame(width: 1)
                })
        }
        let measured = [10, 20, 40].map { depth in host(300, 200) { nested(depth) }.report.measurements }
        XCTAssertLessThan(measured[1], 3 * measured[0], "\(measured)")
        XCTAssertLessThan(measured[2], 3 * measured[1], "\(measured)")
    }
}
