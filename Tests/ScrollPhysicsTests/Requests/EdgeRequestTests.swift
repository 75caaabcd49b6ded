import ScrollPhysics
import XCTest

/// Requests of users about edges, nested views, names and keys.
final class EdgeRequestTests: XCTestCase {
    func testRequest19ATouchpadStretchesAnEdgeAndAFlingHandsItItsSpeed() {
        for feel in [ScrollFeel.uikit, .flutter, .firefox, .qtQuick] {
            var pulled = Scroller.list(feel: feel)
            for step in 1...10 { pulled.send(stroke(-15), at: Double(step) * 0.01) }
            XCTAssertLessThan(pulled.y(0.1), -1, "\(feel.name) stretches")
            pulled.run(to: 5)
            XCTAssertEqual(pulled.y(5), 0, "\(feel.name) comes back")
        }
        for feel in [ScrollFeel.uikit, .flutter, .firefox, .qtQuick, .android] {
            var thrown = Scroller.list(feel: feel, at: 150)
            thrown.send(.fling(ScrollVector(x: 0, y: -2400)), at: 0)
            var furthest = 0.0
            for frame in 0...300 {
                thrown.run(to: Double(frame) * 0.01)
                furthest = min(furthest, thrown.y(Double(frame) * 0.01))
            }
            XCTAssertLessThan(furthest, -1, "\(feel.name) goes on beyond the edge")
            XCTAssertEqual(thrown.y(3), 0, accuracy: 1e-9, "\(feel.name) comes back")
        }
    }

    func testRequest20ContentThatFitsNeitherSwallowsADragNorStretchesUnlessItIsAskedTo() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, content: 300)
            scroller.bouncesWhenContentFits = []
            scroller.send(.down(pointer(600), .touch), at: 0)
            XCTAssertFalse(scroller.claims(moveTo: pointer(400), at: .seconds(0.01), yieldsAtEdge: false), feel.name)
            scroller.send(.move(pointer(400)), at: 0.01)
            scroller.send(.up(nil), at: 0.02)
            scroller.send(.fling(ScrollVector(x: 0, y: 3000)), at: 0.03)
            scroller.send(stroke(80), at: 0.04)
            for time in [0.02, 0.04, 0.06, 0.3, 2] {
                scroller.run(to: time)
                XCTAssertEqual(scroller.y(time), 0, "\(feel.name) at \(time)")
            }
        }
        var bouncing = Scroller.list(content: 300)
        bouncing.send(stroke(-80), at: 0)
        XCTAssertLessThan(bouncing.y(0), 0)
    }

    func testRequest21AHorizontalStripNeverTakesAVerticalDragOrOneItCannotFollow() {
        var strip = Scroller.strip(at: 0)
        strip.send(.down(ScrollVector(x: 200, y: 100), .touch), at: 0)
        func claims(_ x: Double, _ y: Double) -> Bool {
            strip.claims(moveTo: ScrollVector(x: 200 + x, y: 100 + y), at: .seconds(0.01), yieldsAtEdge: true)
        }
        XCTAssertFalse(claims(0, -60))
        XCTAssertFalse(claims(-15, -60), "mostly vertical")
        XCTAssertTrue(claims(-60, 10), "there is more to the right")
        XCTAssertFalse(claims(60, 0), "nothing to the left: the parent may have it")
        XCTAssertTrue(strip.canScroll(.horizontal, direction: 1))
        XCTAssertFalse(strip.canScroll(.vertical, direction: 1))
    }

    /// A number in a device's group affects that device alone, and a number of the fling affects no notch.
    func testRequest22ANumberActsOnWhatItsNameSays() {
        for parameter in ScrollFeel.parameters {
            for bound in [parameter.range.lowerBound, parameter.range.upperBound] {
                var feel = ScrollFeel.uikit
                parameter.set(bound, in: &feel)
                for (device, groups) in Self.groups where !groups.contains(parameter.group) {
                    XCTAssertEqual(
                        Self.offsets(device, .uikit), Self.offsets(device, feel), "\(parameter.id) acts on \(device)")
                }
            }
        }
    }

    private static let groups: [String: [FeelParameter.Group]] = [
        "wheel": [.wheel], "key": [.keyboard], "program": [.animation],
        "touchpad": [.touchpad, .velocity, .fling, .edge], "finger": [.drag, .velocity, .fling, .edge],
    ]

    private static func offsets(_ device: String, _ feel: ScrollFeel) -> [Double] {
        var scroller = Scroller.list(feel: feel, content: 50_000, at: 9000)
        switch device {
        case "wheel": scroller.send(notch(2), at: 0)
        case "key": scroller.send(.key(.pageDown, shift: false), at: 0)
        case "program": scroller.send(.scrollTo(ScrollVector(x: 0, y: 700), animated: true), at: 0)
        case "touchpad": for step in 0..<8 { scroller.send(stroke(20), at: Double(step) * 0.01) }
        default: scroller.send(.up(nil), at: scroller.drag(by: -12))
        }
        return (0..<40).map { frame in
            scroller.run(to: 0.1 + Double(frame) * 0.05)
            return scroller.y(0.1 + Double(frame) * 0.05)
        }
    }

    func testRequest25EveryKeyThatScrollsDoesInEveryFeel() {
        for feel in ScrollFeel.builtIn {
            let line = feel.keyboard.lineDistance + feel.keyboard.lineShare * 800
            let page = 800 - min(feel.keyboard.pageOverlap, feel.keyboard.pageOverlapShare * 800)
            let ways: [(ScrollKey, Bool, Double)] = [
                (.down, false, 5000 + line), (.up, false, 5000 - line), (.pageDown, false, 5000 + page),
                (.pageUp, false, 5000 - page), (.space, false, 5000 + page), (.space, true, 5000 - page),
                (.home, false, 0), (.end, false, 49_200),
            ]
            for (key, shift, place) in ways {
                var scroller = Scroller.list(feel: feel, content: 50_000, at: 5000)
                scroller.send(.key(key, shift: shift), at: 0)
                scroller.run(to: 4)
                XCTAssertEqual(scroller.y(4), place, accuracy: 1e-9, "\(feel.name), \(key.rawValue)")
            }
            for (key, place) in [(ScrollKey.left, -1.0), (.right, 1)] {
                var scroller = Scroller.strip(feel: feel, at: 1000)
                scroller.send(.key(key, shift: false), at: 0)
                scroller.run(to: 4)
                let line = feel.keyboard.lineDistance + feel.keyboard.lineShare * 400
                XCTAssertEqual(scroller.x(4), 1000 + place * line, accuracy: 1e-9, feel.name)
            }
        }
    }
}
