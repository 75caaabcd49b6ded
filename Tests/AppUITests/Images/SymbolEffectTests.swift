import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class SymbolEffectTests: XCTestCase {
    func testABounceRunsOnceForEachChangeAndRests() async {
        struct Like: View {
            @State var count = 0
            var body: some View {
                VStack {
                    Image(systemName: "heart").symbolEffect(.bounce, value: count)
                    Color.blue.onTapGesture { count += 1 }.id("like")
                }
            }
        }
        let host = pictureHost { Like() }
        let still = host.displayList.dump()
        XCTAssertFalse(still.contains("transform"))
        host.click(at: host.center(ofID: "like"))
        host.wait(0.15)
        XCTAssertTrue(host.displayList.dump().contains("transform 1."), host.displayList.dump())
        host.wait(2)
        XCTAssertEqual(host.displayList.dump(), still)
        XCTAssertNil(host.nextWakeUp)
    }

    func testAPulseGoesOnAsLongAsItIsActive() async {
        struct Live: View {
            @State var isOn = true
            var body: some View {
                VStack {
                    Image(systemName: "dot").symbolEffect(.pulse, isActive: isOn)
                    Color.blue.onTapGesture { isOn = false }.id("stop")
                }
            }
        }
        let host = pictureHost { Live() }
        host.wait(1)
        XCTAssertTrue(host.displayList.dump().contains("group opacity 0."))
        host.click(at: host.center(ofID: "stop"))
        host.wait(3)
        XCTAssertFalse(host.displayList.dump().contains("group opacity"))
        XCTAssertNil(host.nextWakeUp)
    }

    func testEffectsReachSymbolsAndNothingElse() async {
        let host = pictureHost {
            VStack {
                Image(systemName: "a").symbolEffectsRemoved()
                Color.red
                Image(systemName: "b")
            }
            .symbolEffect(.scale.up)
        }
        host.wait(1)
        XCTAssertEqual(host.displayList.dump().components(separatedBy: "transform").count, 2)
    }

    private struct Playing: View {
        @State var isPlaying = false
        let transition: ContentTransition
        var body: some View {
            VStack {
                Image(systemName: isPlaying ? "pause" : "play").contentTransition(transition)
                Color.blue.onTapGesture { isPlaying.toggle() }.id("toggle")
            }
        }
    }

    private func playing(_ transition: ContentTransition) -> ViewHost {
        let (play, pause) = (ImageResource.white(20), ImageResource.white(10))
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Playing(transition: transition) }
        host.images = ImageLoader { $0.hasPrefix("pause") ? pause : play }
        host.frame(at: .zero)
        host.click(at: host.center(ofID: "toggle"))
        return host
    }

    func testASymbolIsReplacedByAnEffect() async {
        let host = playing(.symbolEffect(.replace))
        host.wait(0.08)
        var dump = host.displayList.dump()
        XCTAssertTrue(dump.contains("20 20)"), "the old one goes first: \(dump)")
        XCTAssertTrue(dump.contains("transform 0."), dump)
        host.wait(0.2)
        dump = host.displayList.dump()
        XCTAssertTrue(dump.contains("10 10)"), "the new one comes: \(dump)")
        XCTAssertTrue(dump.contains("transform 0."), dump)
        host.wait(1)
        XCTAssertFalse(host.displayList.dump().contains("transform"))
        XCTAssertNil(host.nextWakeUp)
    }

    func testASymbolGrowsAsItGoesOrIsGoneAtOnce() async {
        let up = playing(.symbolEffect(.replace.upUp))
        up.wait(0.08)
        XCTAssertTrue(up.displayList.dump().contains("transform 1."), up.displayList.dump())
        let off = playing(.symbolEffect(.replace.offUp))
        off.wait(0.05)
        XCTAssertFalse(off.displayList.dump().contains("20 20)"), off.displayList.dump())
    }

    func testWithoutAnEffectASymbolChangesAtOnce() async {
        let host = playing(.opacity)
        host.wait(0.03)
        XCTAssertFalse(host.displayList.dump().contains("transform"))
    }
}
