import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The work of a carousel with a transition while it scrolls.
@MainActor
final class CarouselFrameTests: XCTestCase {
    private struct Card: View {
        let number: Int
        let probe: Probe

        var body: some View {
            probe.hit("body")
            return Color.blue.frame(width: 120, height: 160)
                .overlay { Text("\(number)") }
                .scrollTransition { effect, phase in
                    effect
                        .scaleEffect(phase.isIdentity ? 1 : 0.8)
                        .opacity(phase.isIdentity ? 1 : 0.5)
                        .rotationEffect(.degrees(phase.value * 8))
                }
        }
    }

    private func carousel(_ probe: Probe) -> ViewHost {
        host(400, 200) {
            ScrollView(.horizontal) {
                HStack(spacing: 12) { ForEach(0..<20) { Card(number: $0, probe: probe) } }.scrollTargetLayout()
            }
            .contentMargins(.horizontal, 40)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
            .id("carousel")
        }
    }

    func testACarouselOfTwentyCardsWithAPhaseEffectEvaluatesNoBodyWhileItScrolls() async {
        let probe = Probe()
        let host = carousel(probe)
        XCTAssertEqual(probe["body"], 20)
        host.press(at: CGPoint(x: 300, y: 100))
        var frames = 0
        func look(_ what: String) {
            frames += 1
            XCTAssertEqual(host.report.bodies, 0, "\(what), frame \(frames)")
            XCTAssertEqual(host.report.layouts, 0, "\(what), frame \(frames)")
            XCTAssertEqual(host.report.measurements, 0, "\(what), frame \(frames)")
            XCTAssertEqual(host.report.nodesBuilt, 0, "\(what), frame \(frames)")
        }
        for step in 1...12 {
            let place = CGPoint(x: 300 - CGFloat(step) * 20, y: 100)
            host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: host.time))
            host.frame(at: host.time + .milliseconds(8))
            // The first movement creates and shows the bars.
            if step > 1 { look("drag") }
        }
        host.release(at: CGPoint(x: 60, y: 100))
        while host.needsFrame, frames < 1000 {
            host.frame(at: host.time + .milliseconds(16))
            look("run-out")
        }
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "carousel")?.contentOffset.x ?? 0, 300)
        XCTAssertGreaterThan(frames, 30)
        XCTAssertEqual(probe["body"], 20)
    }

    func testThePictureChangesAllTheSame() async {
        let host = carousel(Probe())
        let before = host.displayList.dump()
        host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 270, y: 100), release: false)
        XCTAssertNotEqual(host.displayList.dump(), before)
    }
}
