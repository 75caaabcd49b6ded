import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ScrollBehaviorTests: XCTestCase {
    private struct Spy: ScrollTargetBehavior {
        let log: Log
        var limits = false

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            log.velocities.append(context.velocity)
            log.schemes.append(context.colorScheme)
            log.containers.append(context.containerSize)
            log.originals.append(context.originalTarget.rect)
        }

        func properties(context: PropertiesContext) -> Properties {
            log.axes.append(context.axes)
            var properties = Properties()
            properties.limitsScrolls = limits
            return properties
        }
    }

    @MainActor
    private final class Log {
        var velocities: [CGVector] = []
        var schemes: [ColorScheme] = []
        var containers: [CGSize] = []
        var originals: [CGRect] = []
        var axes: [Axis.Set] = []
    }

    private func list(_ behavior: some ScrollTargetBehavior) -> ViewHost {
        host(200, 400) {
            ScrollView { Color.red.frame(width: 200, height: 20_000) }
                .contentMargins(.vertical, 10).scrollTargetBehavior(behavior).id("list")
        }
    }

    private func offset(_ host: ViewHost) -> CGFloat { host.scrollGeometry(ofID: "list")?.contentOffset.y ?? .nan }

    func testBug17VelocityIsInPointsPerSecondOfTheOffset() async {
        let log = Log()
        let host = list(Spy(log: log))
        host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), over: 0.2)
        XCTAssertEqual(log.velocities.count, 1, "asked once, at the end of the gesture")
        XCTAssertEqual(log.velocities[0].dy, 1000, accuracy: 50)
        XCTAssertEqual(log.velocities[0].dx, 0)
    }

    func testTheContextKnowsTheEnvironmentTheContainerAndWhereTheGestureBegan() async {
        let log = Log()
        let host = list(Spy(log: log))
        host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150))
        XCTAssertEqual(log.schemes, [.dark])
        XCTAssertEqual(log.containers, [CGSize(width: 200, height: 380)])
        XCTAssertEqual(log.originals, [CGRect(x: 0, y: 0, width: 200, height: 380)])
        XCTAssertEqual(log.axes.first, .vertical)
    }

    func testABehaviourIsNotAskedWhileRowsAreMeasuredButForAnotherWindow() async {
        let log = Log()
        let host = host(200, 400) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<300) { Color.red.frame(height: CGFloat(20 + $0 % 7 * 30)) } }
            }
            .scrollTargetBehavior(Spy(log: log)).id("list")
        }
        host.wait(0.2)
        XCTAssertEqual(log.velocities.count, 0, "at the beginning")
        host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), over: 0.1)
        host.wait(5)
        XCTAssertEqual(log.velocities.count, 1, "at the end of the gesture")
        host.size = CGSize(width: 200, height: 300)
        host.wait(1)
        XCTAssertEqual(log.containers.last?.height, 300, "in another window")
    }

    func testABehaviourThatLimitsScrollsTravelsLess() async {
        let free = list(Spy(log: Log()))
        let limited = list(Spy(log: Log(), limits: true))
        for host in [free, limited] {
            host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), over: 0.1)
            host.wait(6)
        }
        XCTAssertLessThan(offset(limited), offset(free) * 0.6)
    }

    func testAnErasedBehaviourDoesWhatItsBaseDoes() async {
        let log = Log()
        let host = list(AnyScrollTargetBehavior(Spy(log: log, limits: true)))
        host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150))
        XCTAssertEqual(log.velocities.count, 1)
        XCTAssertFalse(log.axes.isEmpty)
    }

    func testADecelerationOfOursCountsForASubtree() async {
        let host = host(200, 400) {
            ScrollView { Color.red.frame(width: 200, height: 20_000) }.scrollDeceleration(.fast).id("list")
        }
        host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), over: 0.1)
        host.wait(6)
        let slow = list(Spy(log: Log()))
        slow.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), over: 0.1)
        slow.wait(6)
        XCTAssertLessThan(offset(host), offset(slow) * 0.6)
    }

    // MARK: Limits

    /// Cards of 50 points in a window of 220: four are wholly visible.
    private func cards(
        _ limit: ViewAlignedScrollTargetBehavior.LimitBehavior, _ sizeClass: UserInterfaceSizeClass? = nil
    ) -> CGFloat {
        let host = host(220, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<200) { Color.red.frame(width: 50, height: 50).id($0) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
            .environment(\.horizontalSizeClass, sizeClass)
            .id("cards")
        }
        host.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 20, y: 50), over: 0.05)
        host.wait(6)
        return (host.scrollGeometry(ofID: "cards")?.contentOffset.x ?? .nan) / 50
    }

    func testBug04TheFiveLimitsAreFiveNumbers() async {
        XCTAssertEqual(cards(.alwaysByOne), 1)
        XCTAssertEqual(cards(.alwaysByFew), 3)
        XCTAssertEqual(cards(.always), 4, "as many as were wholly in sight")
        XCTAssertGreaterThan(cards(.never), 10)
        XCTAssertEqual(cards(.automatic), cards(.never))
        XCTAssertEqual(cards(.automatic, .compact), 4)
    }

    func testBug03AlwaysByOneGoesByOneHoweverHardTheFlingAndNarrowTheViews() async {
        for distance in [30.0, 60, 120, 190] {
            for seconds in [0.03, 0.1, 0.3] {
                let host = host(220, 100) {
                    ScrollView(.horizontal) {
                        HStack(spacing: 4) { ForEach(0..<200) { Color.red.frame(width: 23, height: 50).id($0) } }
                            .scrollTargetLayout()
                    }
                    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
                    .id("cards")
                }
                host.drag(
                    from: CGPoint(x: 210, y: 50), to: CGPoint(x: 210 - distance, y: 50), over: seconds)
                host.wait(6)
                XCTAssertEqual(
                    host.scrollGeometry(ofID: "cards")?.contentOffset.x ?? .nan, 27, accuracy: 0.01,
                    "\(distance) points in \(seconds) s")
            }
        }
    }

    func testAnAnchorPutsTheMiddleOfACardInTheMiddle() async {
        let host = host(220, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<200) { Color.red.frame(width: 50, height: 50).id($0) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(anchor: .center))
        }
        host.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 20, y: 50))
        host.wait(6)
        let middles = (0..<200).compactMap { host.frame(ofID: $0)?.midX }
        XCTAssertTrue(middles.contains { abs($0 - 110) < 0.01 })
    }

    func testOneViewCanBeATargetByItself() async {
        let host = host(200, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 130)
                    Color.blue.frame(width: 100, height: 70).id("stop").scrollTarget()
                    Color.red.frame(width: 100, height: 500)
                }
            }
            .scrollTargetBehavior(.viewAligned)
        }
        host.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 40), over: 1)
        host.wait(6)
        XCTAssertEqual(host.frame(ofID: "stop")?.minY ?? .nan, 0, accuracy: 0.01)
    }

    // MARK: Paging

    private func pages(_ behavior: PagingScrollTargetBehavior, spacing: CGFloat, margin: CGFloat) -> ViewHost {
        host(300, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: spacing) {
                    ForEach(0..<6) { Color.red.containerRelativeFrame(.horizontal).frame(height: 80).id($0) }
                }
            }
            .contentMargins(.horizontal, margin)
            .scrollTargetBehavior(behavior)
        }
    }

    func testBug01PagesOfAWideContainerWithInsetsDoNotDrift() async {
        let host = pages(.paging, spacing: 0, margin: 44)
        for page in 1...5 {
            host.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50), over: 0.05)
            host.wait(4)
            XCTAssertEqual(host.frame(ofID: page)?.minX ?? .nan, 44, accuracy: 0.01)
        }
    }

    func testBug02PagesWithSpacingDoNotDrift() async {
        let host = pages(.paging(spacing: 16), spacing: 16, margin: 20)
        for page in 1...5 {
            host.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50), over: 0.05)
            host.wait(4)
            XCTAssertEqual(host.frame(ofID: page)?.minX ?? .nan, 20, accuracy: 0.01)
        }
        for page in (0...4).reversed() {
            host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 250, y: 50), over: 0.05)
            host.wait(4)
            XCTAssertEqual(host.frame(ofID: page)?.minX ?? .nan, 20, accuracy: 0.01)
        }
    }
}
