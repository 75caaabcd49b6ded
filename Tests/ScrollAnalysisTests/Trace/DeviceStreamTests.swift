import AnalysisTestSupport
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// Events of real wheels and touchpads, through every feel. Each recording states its source.
final class DeviceStreamTests: XCTestCase {
    private static let names = [
        "stream-fine-wheel", "stream-libinput-flick", "stream-libinput-slow", "stream-mac-sideways",
        "stream-mac-trackpad", "stream-mac-trackpad-fast", "stream-windows-touchpad", "stream-windows-wheel",
    ]
    /// Streams in which the system adds inertia after the lift.
    private static let withInertia = names.filter { $0.contains("mac") || $0.contains("windows-touchpad") }

    private func axis(_ recording: Recording) -> ScrollAxis {
        recording.axes == .horizontal ? .horizontal : .vertical
    }

    /// Points that the events request along the axis, in the direction of the offset.
    private func asked(_ recording: Recording) -> Double {
        recording.events.reduce(0) { sum, event in
            guard case .wheel(_, let delta) = event.intent else { return sum }
            return sum + (axis(recording) == .horizontal ? delta.x : -delta.y)
        }
    }

    /// The offset along the axis, 240 times a second until nothing moves.
    private func offsets(_ recording: Recording, _ feel: ScrollFeel) -> [Double] {
        var replay = Replay(recording, feel: feel)
        var offsets: [Double] = []
        var frame = 0.0
        while frame < 240 * 60 {
            let time = Duration.seconds(frame / 240)
            replay.advance(to: time)
            offsets.append(replay.scroller.offset(at: time)[axis(recording)])
            if replay.isAtRest(at: time) { break }
            frame += 1
        }
        return offsets
    }

    func testAllOfThemAreShipped() throws {
        XCTAssertEqual(try ShippedRecordings.names().filter { $0.hasPrefix("stream-") }, Self.names)
        for name in Self.names {
            XCTAssertNotNil(try ShippedRecordings.recording(name).unknown[""]?["source"], name)
        }
    }

    func testNoStreamMakesContentGoBackwards() throws {
        for name in Self.names {
            let recording = try ShippedRecordings.recording(name)
            let side: Double = asked(recording) < 0 ? -1 : 1
            for var feel in ScrollFeel.builtIn {
                // As far as the fingers: a longer distance would reach an edge and return from beyond it.
                feel.touchpad.gain = 1
                let offsets = offsets(recording, feel)
                for (before, after) in zip(offsets, offsets.dropFirst()) {
                    XCTAssertGreaterThanOrEqual((after - before) * side, -1e-9, "\(name) in \(feel.name)")
                }
            }
        }
    }

    /// Only the system's inertia applies, without additional momentum of the feel.
    func testInertiaIsNotDoubled() throws {
        for name in Self.withInertia {
            let recording = try ShippedRecordings.recording(name)
            for feel in ScrollFeel.builtIn {
                let offsets = offsets(recording, feel)
                let gone = (offsets.last ?? 0) - recording.offset[axis(recording)]
                let most = abs(asked(recording)) * feel.touchpad.gain * 1.01 + 5
                XCTAssertLessThan(abs(gone), most, "\(name) in \(feel.name)")
                XCTAssertGreaterThan(abs(gone), abs(asked(recording)) * 0.95, "\(name) in \(feel.name)")
            }
        }
    }

    /// libinput sends only the fingers' movement: a flick continues in feels with momentum.
    func testAFlickWithoutInertiaGetsTheFeelsOwn() throws {
        let recording = try ShippedRecordings.recording("stream-libinput-flick")
        let fingers = abs(asked(recording))
        for feel in ScrollFeel.builtIn {
            let gone = abs((offsets(recording, feel).last ?? 0) - recording.offset.x)
            if feel.touchpad.momentum == 0 {
                XCTAssertEqual(gone, fingers, accuracy: 1e-6, feel.name)
            } else {
                XCTAssertGreaterThan(gone, fingers * 1.3, feel.name)
            }
        }
    }

    /// Qt's way: each notch goes from where the ones before have brought the content by then.
    private func easedOut(_ recording: Recording, _ notch: Double, _ feel: ScrollFeel) -> Double {
        var motion = EaseOutMotion(from: 0, to: 0, duration: 0)
        var start = 0.0
        for event in recording.events {
            guard case .wheel(_, let delta) = event.intent else { continue }
            let time = event.time.inSeconds
            let place = motion.position(at: time - start)
            let way = (axis(recording) == .horizontal ? delta.x : -delta.y) * notch
            motion = EaseOutMotion(from: place, to: place + way, duration: feel.wheel.glideDuration)
            start = time
        }
        return motion.destination
    }

    /// Notches move their own distance, however fast they come: they have no velocity.
    func testNotchesAreNotTakenForFingers() throws {
        for name in ["stream-windows-wheel", "stream-fine-wheel"] {
            let recording = try ShippedRecordings.recording(name)
            for feel in ScrollFeel.builtIn where feel.wheel.step == .fixed {
                let gone = (offsets(recording, feel).last ?? 0) - recording.offset[axis(recording)]
                let notch = feel.wheel.notchDistance * feel.wheel.gain
                let expected =
                    feel.wheel.repeat == .target ? asked(recording) * notch : easedOut(recording, notch, feel)
                XCTAssertEqual(gone, expected, accuracy: 1e-6, "\(name) in \(feel.name)")
            }
        }
    }
}
