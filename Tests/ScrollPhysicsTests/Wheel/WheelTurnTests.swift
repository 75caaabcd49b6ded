import ScrollPhysics
import XCTest

/// Notches of one rhythm are one gesture: their distances add up, and it ends on one target.
final class WheelTurnTests: XCTestCase {
    /// A notch is 100 points here in every feel, and counts in full, so that twelve of them are 3.8 cards.
    private static let feels = ScrollFeel.builtIn.map { feel in
        var feel = feel
        feel.wheel.step = .fixed
        feel.wheel.notchDistance = 100
        feel.wheel.repeat = .target
        feel.wheel.gain = 1
        return feel
    }

    private func turned(
        _ feel: ScrollFeel, notches: Int, every gap: Double, by notch: Double = 1, among targets: SnapTargets
    ) -> Double {
        var scroller = Scroller.list(feel: feel, content: 40_000, at: 0)
        if targets == .paging { scroller.isPaging = true }
        for count in 0..<notches {
            scroller.send(ScrollPhysicsTests.notch(notch), at: Double(count) * gap, resolve: targets.resolve)
        }
        scroller.run(to: Double(notches) * gap + 9, resolve: targets.resolve)
        return scroller.y(Double(notches) * gap + 9)
    }

    /// Rows: the number of notches. Columns: 10, 30, 100 and 200 ms between them, and a second.
    func testTheNumberOfCardsIsThatOfTheDistanceWhateverTheRhythm() {
        let cards = rows(316, limit: .always)
        let table: [(notches: Int, inRhythm: Double, oneByOne: Double)] = [
            (1, 1, 1), (2, 1, 2), (4, 1, 4), (5, 2, 5), (8, 3, 8), (12, 4, 12), (30, 9, 30),
        ]
        for feel in Self.feels {
            for row in table {
                for gap in [0.01, 0.03, 0.1, 0.2] {
                    let place = turned(feel, notches: row.notches, every: gap, among: cards)
                    XCTAssertEqual(
                        place / 316, row.inRhythm, accuracy: 1e-9, "\(feel.name): \(row.notches) every \(gap) s")
                }
                let alone = turned(feel, notches: row.notches, every: 1.5, among: cards)
                XCTAssertEqual(alone / 316, row.oneByOne, accuracy: 1e-9, "\(feel.name): \(row.notches) one by one")
            }
        }
    }

    func testPagesAddUpAsWell() {
        for feel in Self.feels {
            for gap in [0.01, 0.03, 0.1, 0.2] {
                for (notches, pages) in [(1, 1.0), (5, 1), (12, 2), (20, 3)] {
                    let place = turned(feel, notches: notches, every: gap, among: .paging)
                    XCTAssertEqual(place / 800, pages, accuracy: 1e-9, "\(feel.name): \(notches) every \(gap) s")
                }
            }
            XCTAssertEqual(turned(feel, notches: 3, every: 1.5, among: .paging), 2400, accuracy: 1e-6, feel.name)
        }
    }

    func testMoreNotchesNeverMoveLess() {
        for feel in Self.feels {
            for targets in [rows(316, limit: .always), rows(90, limit: .alwaysByOne), rows(700), .paging] {
                for gap in [0.005, 0.06, 0.15, 0.29, 0.31, 0.6] {
                    var latest = 0.0
                    for notches in 1...14 {
                        let place = turned(feel, notches: notches, every: gap, among: targets)
                        XCTAssertGreaterThanOrEqual(place, latest - 1e-9, "\(feel.name): \(notches) every \(gap) s")
                        latest = place
                    }
                }
            }
        }
    }

    /// A limit counts for each notch: no notch of 100 points passes more than one card of 40.
    func testALimitOfOneIsOneForEachNotch() {
        let small = rows(40, count: 900, limit: .alwaysByOne)
        for notches in [1, 2, 5] {
            XCTAssertEqual(turned(.uikit, notches: notches, every: 0.05, among: small), Double(notches) * 40)
        }
    }

    func testPartsOfANotchAreOneTurn() {
        let cards = rows(316, limit: .always)
        for gap in [0.005, 0.02, 0.1] {
            XCTAssertEqual(turned(.uikit, notches: 96, every: gap, by: 0.125, among: cards) / 316, 4, accuracy: 1e-9)
        }
    }

    func testAReversalBeginsANewTurn() {
        let cards = rows(316, limit: .always)
        var scroller = Scroller.list(content: 40_000, at: 0)
        for count in 0..<12 { scroller.send(notch(), at: Double(count) * 0.05, resolve: cards.resolve) }
        scroller.run(to: 0.75, resolve: cards.resolve)
        XCTAssertEqual(scroller.y(0.75), 4 * 316)
        scroller.send(notch(-1), at: 0.8, resolve: cards.resolve)
        scroller.run(to: 5, resolve: cards.resolve)
        XCTAssertEqual(scroller.y(5), 3 * 316)
    }

    func testSomethingElseEndsTheTurn() {
        let others: [ScrollIntent] = [
            .scrollTo(ScrollVector(x: 0, y: 3160), animated: false), .key(.home, shift: false),
            .fling(ScrollVector(x: 0, y: 10)),
        ]
        for other in others {
            var scroller = Scroller.list(feel: .direct, content: 40_000, at: 632)
            let cards = rows(316, limit: .always)
            for count in 0..<4 { scroller.send(notch(), at: Double(count) * 0.01, resolve: cards.resolve) }
            scroller.send(other, at: 0.05, resolve: cards.resolve)
            let place = scroller.y(0.06)
            scroller.send(notch(), at: 0.07, resolve: cards.resolve)
            scroller.run(to: 9, resolve: cards.resolve)
            XCTAssertEqual(scroller.y(9), place + 316, accuracy: 1e-9, "\(other)")
        }
    }
}
