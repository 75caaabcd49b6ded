import CSDL2
import Foundation
import ScrollUI
import XCTest

@testable import SDLHost

/// The same flick in windows that draw at different rates.
@MainActor
final class FlickTests: XCTestCase {
    private static let rates = [15.0, 30, 60, 120]

    func testAFlickIsAsFastAtEveryFrameRate() async {
        for interval in [1.0 / 1000, 1.0 / 125] {
            let velocities = Self.rates.map { velocity(framesPerSecond: $0, interval: interval, isStamped: true) }
            for velocity in velocities {
                XCTAssertEqual(velocity, velocities[3], accuracy: 0.05 * abs(velocities[3]), "\(velocities)")
            }
            XCTAssertGreaterThan(abs(velocities[3]), 500)
        }
    }

    /// The purpose of the server's times; if this ever fails, they are no longer needed.
    func testByTheirArrivalsAFlickInSlowFramesIsAnotherOne() async {
        let slow = velocity(framesPerSecond: 15, interval: 1.0 / 125, isStamped: false)
        let fast = velocity(framesPerSecond: 120, interval: 1.0 / 125, isStamped: false)
        XCTAssertGreaterThan(abs(slow - fast), 0.05 * abs(fast))
    }

    /// The velocity of the content half a second after the start, when every window has received the flick.
    private func velocity(framesPerSecond rate: Double, interval: Double, isStamped: Bool) -> Double {
        var window = SlowWindow(isStamped: isStamped)
        window.play(Self.flick(interval: interval), framesPerSecond: rate)
        window.host.advance(to: .milliseconds(500))
        return window.host.scrollSnapshot(ofID: "list", includesTargets: false).map { Double($0.velocity.dy) } ?? 0
    }

    /// A flick upwards by 180 points in 120 ms, with increasing speed.
    private static func flick(interval: Double) -> [TimedEvent] {
        let (start, duration) = (0.1003, 0.12)
        let moves = stride(from: interval, through: duration, by: interval).map { time in
            let share = time / duration
            return TimedEvent(at: start + time, SDLEvents.motion(x: 100, y: 280 - Int32(180 * share * share)))
        }
        let down = TimedEvent(at: start, SDLEvents.button(down: true, x: 100, y: 280))
        let up = TimedEvent(at: start + duration + 0.0005, SDLEvents.button(down: false, x: 100, y: 100))
        return [down] + moves + [up]
    }
}

/// An event with the time in seconds at which the server made it.
private struct TimedEvent {
    var time: Double
    var event: SDL_Event

    init(at time: Double, _ event: SDL_Event) {
        self.time = time
        self.event = event
    }
}

/// A window that reads events only between its frames.
@MainActor
private struct SlowWindow {
    let host = ViewHost(size: CGSize(width: 400, height: 300), scale: 1, text: .fixedAdvance) {
        ScrollView { Color.red.frame(width: 400, height: 20_000) }.id("list")
    }
    let isStamped: Bool
    private var translator = SDLEventTranslator(
        geometry: WindowGeometry(window: (400, 300), output: (400, 300), interfaceScale: 1))
    private var log = ArrivalLog()

    init(isStamped: Bool) {
        self.isStamped = isStamped
        host.frame(at: .zero)
    }

    mutating func play(_ events: [TimedEvent], framesPerSecond rate: Double) {
        var rest = events[...]
        for frame in 1...Int(rate / 2) {
            let time = Double(frame) / rate
            let count = rest.prefix { $0.time < time }.count
            take(rest.prefix(count), at: Int64(time * 1e9))
            rest = rest.dropFirst(count)
            translator.clock.frameMade(for: .nanoseconds(Int64(time * 1e9)))
            host.frame(at: .nanoseconds(Int64(time * 1e9)))
        }
    }

    private mutating func take(_ events: ArraySlice<TimedEvent>, at now: Int64) {
        for event in events {
            let stamp = ServerStamp(milliseconds: UInt32(event.time * 1000), arrival: now, isCertain: true)
            log.begin(isStamped ? stamp : nil, at: .nanoseconds(now))
            let number = log.add(at: .nanoseconds(now))
            guard let arrival = log.arrival(number) else { continue }
            log.forget(through: number)
            var inputs: [InputEvent] = []
            translator.translate(event.event, arrived: arrival, into: &inputs)
            for input in inputs { host.send(input) }
        }
    }
}
