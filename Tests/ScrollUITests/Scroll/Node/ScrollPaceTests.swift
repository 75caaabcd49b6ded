import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Scroll views with slowed motions.
@MainActor
final class ScrollPaceTests: XCTestCase {
    private static let step = Duration.milliseconds(10)

    private func scene(_ pace: ScrollPace?) -> ViewHost {
        let host = host(300, 300) {
            ScrollView { Color.red.frame(width: 300, height: 30_000) }.id("scroll").scrollPace(pace)
        }
        host.frame(at: .milliseconds(100))
        return host
    }

    private func slow(_ slowness: Int) -> (host: ViewHost, pace: ScrollPace) {
        let pace = ScrollPace()
        pace.setSlowness(slowness, at: .zero)
        return (scene(pace), pace)
    }

    private func offset(_ host: ViewHost, _ id: String = "scroll") -> CGFloat {
        host.scrollGeometry(ofID: id)?.contentOffset.y ?? .nan
    }

    private func send(
        _ kind: (InputEvent.Pointer) -> InputEvent.Kind, at y: CGFloat, _ host: ViewHost, x: CGFloat = 150
    ) {
        host.send(InputEvent(kind(InputEvent.Pointer(location: CGPoint(x: x, y: y))), at: host.time))
    }

    /// Makes a flick, and returns the offset in each frame of the drag.
    @discardableResult
    private func flick(_ host: ViewHost, x: CGFloat = 150) -> [CGFloat] {
        var (place, offsets): (CGFloat, [CGFloat]) = (250, [])
        send({ .pointerDown($0) }, at: place, host, x: x)
        for _ in 0..<8 {
            host.frame(at: host.time + Self.step)
            place -= 15
            send({ .pointerMoved($0) }, at: place, host, x: x)
            host.frame(at: host.time)
            offsets.append(offset(host))
        }
        host.frame(at: host.time + Self.step)
        send({ .pointerUp($0) }, at: place, host, x: x)
        return offsets
    }

    func testHeldContentStaysUnderTheFinger() async {
        for slowness in [2, 4, 10] {
            XCTAssertEqual(flick(slow(slowness).host), flick(scene(nil)), "\(slowness)")
        }
    }

    func testWhatIsLetGoOfGoesTheSameWayInMoreTime() async {
        let plain = scene(nil)
        flick(plain)
        let lift = plain.time
        var way: [CGFloat] = []
        for index in 1...60 {
            plain.frame(at: lift + Self.step * index)
            way.append(offset(plain))
        }
        for slowness in [2, 4, 10] {
            let (host, pace) = slow(slowness)
            flick(host)
            XCTAssertEqual(host.time, lift)
            for index in 1...60 {
                host.frame(at: lift + Self.step * index * slowness)
                XCTAssertEqual(offset(host), way[index - 1], "\(slowness), frame \(index)")
                XCTAssertEqual(pace.time(at: host.time), lift + Self.step * index)
            }
        }
    }

    func testItRestsWhereItWouldAndThenTimeGoesOnAsInTheWindow() async {
        let (plain, (host, pace)) = (scene(nil), slow(4))
        for host in [plain, host] {
            flick(host)
            while host.needsFrame { host.frame(at: host.time + Self.step) }
        }
        XCTAssertEqual(offset(host), offset(plain))
        XCTAssertGreaterThan(host.time, plain.time * 2)
        let (window, own) = (host.time, pace.time(at: host.time))
        host.frame(at: window + .seconds(1))
        XCTAssertEqual(pace.time(at: host.time), own + .seconds(1))
    }

    func testAHandCatchesItWhereItIs() async {
        let (host, _) = slow(10)
        flick(host)
        for _ in 0..<20 { host.frame(at: host.time + Self.step) }
        let caught = offset(host)
        send({ .pointerDown($0) }, at: 150, host)
        for _ in 0..<20 { host.frame(at: host.time + Self.step) }
        XCTAssertEqual(offset(host), caught, accuracy: 0.01)
        send({ .pointerMoved($0) }, at: 100, host)
        host.frame(at: host.time + Self.step)
        XCTAssertEqual(offset(host), caught + 50, accuracy: 15, "it follows at once")
    }

    func testOthersGoOnAsTheyWould() async {
        let pace = ScrollPace()
        pace.setSlowness(10, at: .zero)
        let both = host(600, 300) {
            HStack(spacing: 0) {
                ScrollView { Color.red.frame(width: 300, height: 30_000) }.id("slow").scrollPace(pace)
                ScrollView { Color.red.frame(width: 300, height: 30_000) }.id("scroll")
            }
        }
        both.frame(at: .milliseconds(100))
        let plain = scene(nil)
        flick(both, x: 450)
        flick(plain)
        for _ in 0..<30 {
            both.frame(at: both.time + Self.step)
            plain.frame(at: plain.time + Self.step)
            XCTAssertEqual(offset(both), offset(plain))
        }
        XCTAssertEqual(offset(both, "slow"), 0)
    }

    func testTimeNeverGoesBackOrJumps() async {
        var random = SplitMix(state: 20)
        for _ in 0..<50 {
            let (host, pace) = slow(Int.random(in: 1...10, using: &random))
            var before = pace.time(at: host.time)
            for _ in 0..<60 {
                let step = Duration.microseconds(Int.random(in: 100...20_000, using: &random))
                if Int.random(in: 0..<8, using: &random) == 0 {
                    pace.setSlowness(Int.random(in: 1...10, using: &random), at: host.time)
                }
                // Some arrive after the frame to which they belong.
                let time = host.time - .microseconds(Int.random(in: 0...4_000, using: &random))
                let pointer = InputEvent.Pointer(
                    location: CGPoint(x: 150, y: Double.random(in: 0...300, using: &random)))
                let kinds: [InputEvent.Kind] = [.pointerDown(pointer), .pointerMoved(pointer), .pointerUp(pointer)]
                if let kind = kinds.randomElement(using: &random) { host.send(InputEvent(kind, at: time)) }
                XCTAssertGreaterThanOrEqual(pace.time(at: host.time), before)
                host.frame(at: host.time + step)
                let now = pace.time(at: host.time)
                XCTAssertGreaterThanOrEqual(now, before)
                XCTAssertLessThanOrEqual(now - before, step)
                before = now
            }
        }
    }

    func testWithAPaceOfOneItIsAsWithoutOne() async {
        let (plain, (host, _)) = (scene(nil), slow(1))
        XCTAssertEqual(flick(host), flick(plain))
        for _ in 0..<100 {
            host.frame(at: host.time + Self.step)
            plain.frame(at: plain.time + Self.step)
            XCTAssertEqual(offset(host), offset(plain))
            XCTAssertEqual(host.nextWakeUp, plain.nextWakeUp)
        }
    }
}
