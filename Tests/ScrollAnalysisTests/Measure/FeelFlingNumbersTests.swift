import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// The numbers of one fling in each built-in feel, computed by hand from the formula of its platform.
///
/// Tolerances: 1e-6 pt for distances in closed form, 1e-6 s for computed times, 1e-3 s for sampled ones.
final class FeelFlingNumbersTests: XCTestCase {
    /// Points a second.
    private static let speed = 2500.0

    /// The result of a platform's formula.
    private struct Fling {
        var distance: Double
        var duration: Double
        /// The time of half of the distance; nil if the formula has no closed form for it.
        var half: Double?
        /// The time of nine tenths of the distance.
        var most: Double?
    }

    private func check(_ feel: ScrollFeel, _ fling: Fling, speed: Double? = nil, line: UInt = #line) throws {
        let recording = Recording(
            viewport: CGSize(width: 400, height: 800), content: CGSize(width: 400, height: 100_000),
            events: [RecordedEvent(.fling(ScrollVector(x: 0, y: Self.speed)), at: .zero)])
        let numbers = try FeelNumbers(of: recording, in: feel)
        func value(_ number: FeelNumber) throws -> Double {
            try XCTUnwrap(numbers[number], "\(feel.name) \(number)", line: line)
        }
        let speed = speed ?? Self.speed
        XCTAssertEqual(try value(.velocityAfterLift), speed, accuracy: 1e-6, feel.name, line: line)
        XCTAssertEqual(try value(.peakVelocity), speed, accuracy: 1e-6, feel.name, line: line)
        XCTAssertEqual(try value(.flingDistance), fling.distance, accuracy: 1e-6, feel.name, line: line)
        XCTAssertEqual(try value(.timeToRest), fling.duration, accuracy: 1e-6, feel.name, line: line)
        XCTAssertEqual(try value(.flingDuration), fling.duration, accuracy: 1e-6, feel.name, line: line)
        if let half = fling.half { XCTAssertEqual(try value(.timeTo50), half, accuracy: 1e-3, feel.name, line: line) }
        if let most = fling.most { XCTAssertEqual(try value(.timeTo90), most, accuracy: 1e-3, feel.name, line: line) }
        XCTAssertEqual(
            try value(.distanceOverVelocity), fling.distance / speed, accuracy: 1e-9, feel.name, line: line)
        XCTAssertEqual(try value(.reversals), 0, feel.name, line: line)
        XCTAssertEqual(try value(.overshoot), 0, accuracy: 1e-9, feel.name, line: line)
    }

    // MARK: Speeds that fall by a share

    /// The speed falls to a share `exp(-decay)` each second; the motion ends at the speed `end`.
    private func exponential(decay: Double, end: Double) -> Fling {
        let distance = (Self.speed - end) / decay
        func time(_ share: Double) -> Double { -log(1 - share * distance * decay / Self.speed) / decay }
        return Fling(distance: distance, duration: log(Self.speed / end) / decay, half: time(0.5), most: time(0.9))
    }

    /// A rate of 0.998 per millisecond, down to 10 points a second.
    func testUIKitsGoesAsFarAsItsRateSays() throws {
        let fling = exponential(decay: -1000 * log(0.998), end: 10)
        try check(.uikit, fling)
        XCTAssertEqual(fling.distance, 1243.7546, accuracy: 1e-4)
        XCTAssertEqual(fling.duration, 2.757969, accuracy: 1e-6)
    }

    /// A rate of 0.99 per millisecond.
    func testUIKitsFastOneIsAFifthAsLong() throws {
        try check(.uikitFast, exponential(decay: -1000 * log(0.99), end: 10))
    }

    /// The same as UIKit's.
    func testFirefoxsIsUIKits() throws { try check(.firefox, exponential(decay: -1000 * log(0.998), end: 10)) }

    /// A drag of 0.135, to 20 points a second.
    func testFluttersGoesAsFarAsItsDragSays() throws {
        try check(.flutter, exponential(decay: -log(0.135), end: 20))
    }

    /// A decay of 4 a second, until a quarter of a point is left, where the speed is 4 times that.
    func testGTKsEndsAFortiethOfAPointBeforeItsGoal() throws { try check(.gtk, exponential(decay: 4, end: 0.1)) }

    /// GTK's, until a sixtieth of a second moves less than a pixel.
    func testWebKitGTKsIsGTKsWithAnEarlierEnd() throws {
        try check(.webkitGTK, exponential(decay: 4, end: 60))
    }

    /// Flutter's with 1,400 pt/s² in addition: it ends when both have used up the speed, `v e^(-kt) = 1400 t`.
    func testFluttersOnTheDesktopIsBraked() throws {
        let decay = -log(0.135)
        let duration = solution(of: { Self.speed * exp(-decay * $0) - 1400 * $0 }, in: 0...2)
        func travel(_ time: Double) -> Double { Self.speed / decay * -expm1(-decay * time) - 700 * time * time }
        let distance = travel(duration)
        func time(_ share: Double) -> Double {
            solution(of: { share * distance - travel($0) }, in: 0...duration)
        }
        try check(
            .flutterDesktop, Fling(distance: distance, duration: duration, half: time(0.5), most: time(0.9)))
    }

    // MARK: Curves

    private static let exponent = log(0.78) / log(0.9)
    /// Android's deceleration in points: 9.80665 m/s², 39.37 inches per metre, 160 points per inch, 0.84, and a
    /// friction of 0.015.
    private static let gravity = 9.80665 * 39.37 * 160 * 0.84 * 0.015

    private var splineDistance: Double {
        Self.gravity * exp(Self.exponent / (Self.exponent - 1) * log(0.35 * Self.speed / Self.gravity))
    }

    private var splineDuration: Double { exp(log(0.35 * Self.speed / Self.gravity) / (Self.exponent - 1)) }

    /// The spline's table begins with a linear segment, whose slope is the speed in its first hundredth.
    private var firstSlope: Double {
        var (low, high) = (0.0, 1.0)
        // By bisection, as the platform finds the bezier's parameter at a hundredth of the time.
        for _ in 0..<60 {
            let x = (low + high) / 2
            let bend = 3 * x * (1 - x)
            if bend * ((1 - x) * 0.175 + x * 0.35) + x * x * x < 0.01 { low = x } else { high = x }
        }
        let x = (low + high) / 2
        return (3 * x * (1 - x) * ((1 - x) * 0.5 + x) + x * x * x) / 0.01
    }

    func testAndroidsGoesAsFarAndAsLongAsItsSpline() throws {
        let speed = firstSlope * splineDistance / splineDuration
        XCTAssertEqual(speed, Self.speed, accuracy: 2)
        for feel in [ScrollFeel.android, .compose] {
            try check(feel, Fling(distance: splineDistance, duration: splineDuration), speed: speed)
        }
    }

    /// Android's distance, with a power of the remaining time.
    func testFluttersClampingOneIsBallistic() throws {
        let duration = Self.exponent * 0.35 * splineDuration
        func time(_ share: Double) -> Double { duration * (1 - pow(1 - share, 1 / Self.exponent)) }
        try check(
            .flutterClamping,
            Fling(distance: splineDistance, duration: duration, half: time(0.5), most: time(0.9)))
    }

    /// Its curve for a Mac's touchpad, entered at the speed of the fling.
    func testChromiumsIsTheRestOfItsCurve() throws {
        var feel = ScrollFeel.chromium
        feel.fling.curve = .chromiumTouchpad
        func place(_ time: Double) -> Double { -5707.62 * exp(-3.7 * time) - 172 * time }
        let entry = -log((Self.speed + 172) / (5707.62 * 3.7)) / 3.7
        let duration = log(5707.62 * 3.7 / 172) / 3.7 - entry
        let distance = place(entry + duration) - place(entry)
        func time(_ share: Double) -> Double {
            solution(of: { share * distance - place(entry + $0) + place(entry) }, in: 0...duration)
        }
        try check(feel, Fling(distance: distance, duration: duration, half: time(0.5), most: time(0.9)))
    }

    /// A constant 1,500 pt/s²: `v² / 2a` in `v / a`.
    func testQtsIsAParabola() throws {
        let duration = Self.speed / 1500
        try check(
            .qtQuick,
            Fling(
                distance: Self.speed * Self.speed / 3000, duration: duration, half: duration * (1 - sqrt(0.5)),
                most: duration * (1 - sqrt(0.1))))
    }

    // MARK: None

    func testFeelsWithoutAFlingStayWhereTheyAre() throws {
        for feel in [ScrollFeel.direct, .reducedMotion] {
            let recording = Recording(
                viewport: CGSize(width: 400, height: 800), content: CGSize(width: 400, height: 100_000),
                events: [RecordedEvent(.fling(ScrollVector(x: 0, y: Self.speed)), at: .zero)])
            let numbers = try FeelNumbers(of: recording, in: feel)
            for number in [FeelNumber.velocityAfterLift, .peakVelocity, .flingDistance, .flingDuration, .timeToRest] {
                XCTAssertEqual(numbers[number], 0, "\(feel.name) \(number)")
            }
            for number in [FeelNumber.timeTo50, .timeTo90, .distanceOverVelocity] {
                XCTAssertNil(numbers[number], "\(feel.name) \(number)")
            }
        }
    }

    func testEveryBuiltInFeelIsHere() {
        let here: Set = [
            "uikit", "uikit-fast", "firefox", "flutter", "gtk", "webkit-gtk", "flutter-desktop", "android", "compose",
            "flutter-clamping", "chromium", "qt-quick", "direct", "reduced-motion",
        ]
        XCTAssertEqual(Set(ScrollFeel.builtIn.map(\.name)), here)
    }

    /// The zero of a falling function.
    private func solution(of function: (Double) -> Double, in range: ClosedRange<Double>) -> Double {
        var (low, high) = (range.lowerBound, range.upperBound)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if function(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
