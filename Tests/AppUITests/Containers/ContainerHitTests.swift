import AppUI
import Foundation
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// The search for the views under a point skips views by their bounds, and finds the same as without.
@MainActor
final class ContainerHitTests: XCTestCase {
    func testNoViewUnderAPointOfAContainerIsSkipped() async {
        for screen in ContainerScreen.all {
            for seed in Repetition.cases(UInt64(1)...10, few: 1) {
                var random = SeededNumbers(seed: seed)
                var faults: [String] = []
                var input = RandomInput(into: screen.show(CGSize(width: 320, height: 480)), seed: seed)
                _ = input.frames { host in
                    let points = (0..<8).map { _ in CGPoint(x: Double(random.next(320)), y: Double(random.next(480))) }
                    if let fault = HitBounds.fault(in: host, at: points) { faults.append(fault) }
                }
                XCTAssertEqual(faults.first, nil, "\(screen.name), seed \(seed), \(faults.count) frames")
            }
        }
    }

    /// The dimmed page beside the columns of a split view, and the insets of a row, which belong to the row's link.
    func testNoLayerOrLinkThatTakesHitsAroundItsContentIsSkipped() async {
        let host = host(600, 300) {
            NavigationSplitView(columnVisibility: .constant(.all)) {
                List {
                    NavigationLink("i") { Text("page") }
                    HStack { NavigationLink("i") { Text("page") }.padding(9) }.padding(9)
                }
            } detail: {
                Text("i")
            }
            .navigationSplitViewStyle(.prominentDetail)
        }
        host.wait(2)
        let points = (0..<3000).map { CGPoint(x: Double($0 % 30) * 20 + 5, y: Double($0 / 30) * 3) }
        XCTAssertEqual(HitBounds.fault(in: host, at: points), nil)
    }
}
