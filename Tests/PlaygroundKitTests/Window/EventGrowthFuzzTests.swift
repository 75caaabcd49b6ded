import AnalysisTestSupport
import Foundation
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit

/// The memory of a window does not grow with its input.
@MainActor
final class EventGrowthFuzzTests: XCTestCase {
    private static let scenes = ["gallery", "list", "feed", "table"]
    /// `make fuzz` sets a higher number.
    private static let events = FuzzSeeds.count(atLeast: 1_500, of: "FUZZ_EVENTS")
    /// The allowed growth in bytes: the allocator's own variation, far below the size of ten million events.
    private static let allowedGrowth = 8 << 20

    func testMemoryDoesNotGrowWithTheNumberOfEvents() async throws {
        let window = WindowUnderTest()
        var random = SplitMix(seed: 1)
        var hands = RandomHands()
        var warm = 0
        for number in 0..<Self.events {
            if number % 500 == 0 { show(Self.scenes[number / 500 % Self.scenes.count], in: window) }
            if number == Self.events / 2 { warm = try Self.residentBytes() }
            window.host.send(InputEvent(hands.next(&random), at: window.host.time + .milliseconds(number % 16)))
            guard number % 16 == 15 else { continue }
            window.host.frame(at: window.host.time + .milliseconds(16))
            window.model.update(from: window.host, frameTime: 0)
        }
        let growth = try Self.residentBytes() - warm
        XCTAssertLessThan(growth, Self.allowedGrowth, "\(Self.events) events")
        print("\(Self.events) events: \(warm >> 10) kB after half of them, \(growth >> 10) kB more after all")
    }

    private func show(_ scene: String, in window: WindowUnderTest) {
        guard let scene = SceneCatalog.builtIn.scene(named: scene) else { return XCTFail(scene) }
        window.model.resetAll()
        window.model.show(scene)
    }

    private static func residentBytes() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return (Int(pages[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }
}

/// A mouse with a wheel, and a few keys.
private struct RandomHands {
    private var isDown = false
    private var place = CGPoint(x: 600, y: 400)

    mutating func next(_ random: inout SplitMix) -> InputEvent.Kind {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<6: return press()
        case 6..<20:
            let dy = Double(Int.random(in: -3...3, using: &random))
            return .wheel(InputEvent.Wheel(source: .notch, dx: 0, dy: dy, location: place))
        case 20..<24:
            return .keyDown(
                [.pageDown, .pageUp, .tab, .end, .home].randomElement(using: &random) ?? .tab, modifiers: [])
        case 24..<26: place = CGPoint(x: .random(in: 0..<1280, using: &random), y: .random(in: 0..<800, using: &random))
        default:
            place.x += .random(in: -12...12, using: &random)
            place.y += .random(in: -12...12, using: &random)
        }
        return .pointerMoved(InputEvent.Pointer(location: place, button: isDown ? 1 : nil, clickCount: 0))
    }

    private mutating func press() -> InputEvent.Kind {
        isDown.toggle()
        let pointer = InputEvent.Pointer(location: place)
        return isDown ? .pointerDown(pointer) : .pointerUp(pointer)
    }
}
