import Drawing
import Foundation
import ScrollUI
import ViewTestSupport

/// Drags, clicks and wheels at random points of a host, from a seed.
@MainActor
struct RandomInput {
    private let host: ViewHost
    private var random: SeededNumbers

    init(into host: ViewHost, seed: UInt64) {
        self.host = host
        random = SeededNumbers(seed: seed)
    }

    /// Performs eight gestures, and returns all frames as text; `between` is called after each.
    mutating func frames(between: (ViewHost) -> Void) -> [String] {
        var frames: [String] = []
        let host = host
        func step(_ input: InputEvent.Kind, frames count: Int) {
            host.send(InputEvent(input, at: host.time))
            for _ in 0..<count {
                host.frame(at: host.time + .milliseconds(16))
                frames.append(host.displayList.dump())
                between(host)
            }
        }
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
        return frames
    }

    private mutating func point() -> CGPoint {
        CGPoint(x: Double(random.next(Int(host.size.width))), y: Double(random.next(Int(host.size.height))))
    }
}
