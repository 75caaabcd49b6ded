import Foundation
import ScrollUI
import ViewTestSupport

/// The input to a random scene.
enum SceneGesture {
    /// A drag, and the movement just before the lift.
    case drag(Drag)
    case notch(CGVector)
    /// Deltas of two fingers, one every 1/60 s.
    case touchpad([CGVector])

    struct Drag {
        /// The displacement of the content's offset, in points.
        var way: CGVector
        var seconds: Double
        /// A second displacement right after the first, back or onwards.
        var hook: CGVector?
        /// Seconds for which the finger waits before it lifts.
        var hold: Double

        /// The last displacement of the finger.
        var last: CGVector { hook ?? way }
        /// The speed at the end in points per second; zero after a pause.
        var speed: CGVector {
            hold > 0 ? .zero : CGVector(dx: last.dx / seconds, dy: last.dy / seconds)
        }
    }

    init(for scene: GestureScene, _ random: inout SeededNumbers) {
        switch random.next(10) {
        case 0:
            self = .notch(random.way(for: scene, longest: 1, unit: true))
        case 1:
            let way = random.way(for: scene, longest: 30)
            self = .touchpad(
                (1...(3 + random.next(12))).map { CGVector(dx: way.dx / CGFloat($0), dy: way.dy / CGFloat($0)) })
        default:
            let hook = random.chance(1, of: 5) ? random.way(for: scene, longest: 120) : nil
            self = .drag(
                Drag(
                    way: random.way(for: scene, longest: 260), seconds: random.pick([0.03, 0.06, 0.1, 0.2, 0.5]),
                    hook: hook, hold: random.chance(1, of: 3) ? 0.3 : 0))
        }
    }
}

extension SeededNumbers {
    /// A displacement along an axis of the scene, or along both.
    fileprivate mutating func way(for scene: GestureScene, longest: CGFloat, unit: Bool = false) -> CGVector {
        let length = unit ? 1 : self.length(0...longest)
        let along = chance(1, of: 2) ? length : -length
        let isBoth = scene.axes == [.horizontal, .vertical]
        let isHorizontal = isBoth ? chance(1, of: 2) : scene.axes == .horizontal
        let other = isBoth && !unit && chance(1, of: 3) ? self.length(0...longest) : 0
        return isHorizontal ? CGVector(dx: along, dy: other) : CGVector(dx: other, dy: along)
    }
}
