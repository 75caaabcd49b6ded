import AppUI
import Drawing
import Foundation
import TestSupport
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// The parts of a container that are copied from the frame before are equal to those that are drawn anew, while it is
/// dragged, scrolled and clicked at random points.
@MainActor
final class ContainerCopyTests: XCTestCase {
    func testRandomInputShowsTheSameAsWithoutCachedDrawings() async {
        for screen in ContainerScreen.all {
            for seed in Repetition.cases(UInt64(1)...10, few: 2) { play(screen, seed) }
        }
    }

    /// After each step, the last frame is drawn once more without copies. Two runs cannot be compared: a view whose bits
    /// differ in padding is evaluated again, which animates the ground of a pressed button in a dialog that closes.
    private func play(_ screen: ContainerScreen, _ seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let host = screen.show(CGSize(width: 320, height: 480))
        func step(_ input: InputEvent.Kind, frames count: Int) {
            host.send(InputEvent(input, at: host.time))
            for _ in 0..<count { host.frame(at: host.time + .milliseconds(16)) }
            let copied = host.displayList.dump()
            host.graph.forgetPictures()
            host.frame(at: host.time)
            XCTAssertEqual(host.displayList.dump(), copied, "\(screen.name), seed \(seed)")
        }
        func point() -> CGPoint { CGPoint(x: Double(random.next(320)), y: Double(random.next(480))) }
        for _ in 0..<8 {
            let (start, end) = (point(), point())
            if random.next(3) == 0 {
                let dy: Double = random.next(3) == 0 ? 1 : -1
                step(.wheel(InputEvent.Wheel(source: .notch, dx: 0, dy: dy, location: start)), frames: 5)
                continue
            }
            let isClick = random.next(3) == 0
            step(.pointerDown(InputEvent.Pointer(location: start)), frames: 3)
            for share in isClick ? [] : [0.2, 0.5, 1] {
                let (x, y) = (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
                step(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: x, y: y))), frames: 4)
            }
            step(.pointerUp(InputEvent.Pointer(location: isClick ? start : end)), frames: 12)
        }
    }
}
