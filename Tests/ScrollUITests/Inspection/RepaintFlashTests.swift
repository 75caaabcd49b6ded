import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class RepaintFlashTests: XCTestCase {
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View {
            HStack {
                Text("\(name) \(count)").frame(width: 80, height: 30).id(name).onTapGesture { count += 1 }
                EvaluationCount(of: Counter.self)
            }
        }
    }

    private struct Counters: View {
        let flashes: Bool
        @State private var isThere = true
        var body: some View {
            VStack(spacing: 0) {
                Counter(name: "a")
                if isThere { Counter(name: "b") }
                EvaluationCount(total: Counter.self)
                Text("drop").id("drop").onTapGesture { isThere.toggle() }
            }
            .evaluationScope()
            .flashesRepaints(flashes)
        }
    }

    func testFlashesAreWhereSomethingChangedAndFade() async {
        let host = host(200, 200) { Counters(flashes: true) }
        XCTAssertEqual(host.borders, [], "the first picture is not compared with anything")
        host.wait(0.1)
        host.press(at: host.center(ofID: "b"))
        host.release(at: host.center(ofID: "b"))
        let text = host.frame(ofID: "b") ?? .null
        // The text, its own count, and the count of all; no flash of the other one.
        XCTAssertEqual(host.borders.count, 3)
        XCTAssertTrue(host.borders.contains { abs($0.y - Double(text.midY - 10.2)) < 3 }, "\(host.borders)")
        XCTAssertFalse(host.borders.contains { $0.y < Double(text.minY) })
        host.wait(0.4)
        XCTAssertEqual(host.borders.count, 3)
        host.wait(0.2)
        XCTAssertEqual(host.borders, [])
        XCTAssertFalse(host.needsFrame)
    }

    func testNothingFlashesWhereNobodyAsked() async {
        let host = host(200, 200) { Counters(flashes: false) }
        host.wait(0.1)
        host.click(id: "b")
        XCTAssertEqual(host.borders, [])
        XCTAssertEqual(host.report.repainted, [])
    }

    func testCountsAreTheLayersOwnAndOutliveTheViews() async {
        let host = host(200, 200) { Counters(flashes: false) }
        XCTAssertEqual(host.texts, ["a 0", "1", "b 0", "1", "2", "drop"])
        host.click(id: "b")
        host.click(id: "b")
        XCTAssertEqual(host.texts, ["a 0", "1", "b 2", "3", "4", "drop"])
        host.click(id: "drop")
        XCTAssertEqual(host.texts, ["a 0", "1", "4", "drop"])
        host.click(id: "drop")
        XCTAssertEqual(host.texts, ["a 0", "1", "b 0", "1", "5", "drop"])
    }

    func testACountKeepsItsPlaceAsItGrows() async {
        let host = host(300, 100) { HStack(spacing: 0) { Counter(name: "a") }.id("all") }
        let before = host.frame(ofID: "all")
        for _ in 0..<12 { host.click(id: "a") }
        XCTAssertEqual(host.texts, ["a 12", "13"])
        XCTAssertEqual(host.frame(ofID: "all")?.height, before?.height)
        host.wait(0.1)
        host.frame(at: host.time)
        XCTAssertEqual(host.report.bodies, 0)
    }

    func testTheBarOfAScrollViewFlashesAlone() async {
        let host = host(200, 200) {
            ScrollView { Color.red.frame(height: 1000) }.id("scroll").flashesRepaints()
        }
        host.wait(0.1)
        host.notch(-1, at: CGPoint(x: 100, y: 100))
        // The scrolling itself no longer flashes.
        host.wait(0.9)
        XCTAssertFalse(host.borders.isEmpty)
        XCTAssertTrue(host.borders.allSatisfy { $0.width < 20 }, "\(host.borders)")
    }
}
