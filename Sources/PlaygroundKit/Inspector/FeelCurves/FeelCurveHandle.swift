import ScrollPhysics
import ScrollUI

/// The quantity that a drag over a small curve changes: horizontally its length, vertically its height.
enum FeelCurveHandle: Equatable, Sendable {
    /// The velocity of the shown fling, which is not a number of the feel.
    case speed
    /// A number of the feel. `isInverse` means that a larger number makes the curve shorter or lower.
    case number(id: String, isInverse: Bool)
}

extension FeelCurve {
    /// Returns the handle of horizontal drags; nil if no number of `feel` stretches the curve horizontally.
    func handleAcross(in feel: ScrollFeel) -> FeelCurveHandle? {
        switch self {
        case .fling:
            Self.first(
                [
                    .number(id: "fling.decelerationRate", isInverse: false),
                    .number(id: "fling.friction", isInverse: true), .number(id: "fling.deceleration", isInverse: true),
                    .number(id: "fling.momentum", isInverse: false),
                ], in: feel)
        case .snap: Self.first([.number(id: "snap.springStiffness", isInverse: true)], in: feel)
        case .bounce:
            Self.first(
                [
                    .number(id: "edge.springStiffness", isInverse: true),
                    .number(id: "edge.deceleration", isInverse: true),
                ], in: feel)
        case .notch, .notches:
            Self.first(
                [
                    .number(id: "wheel.glideDuration", isInverse: false),
                    .number(id: "wheel.longestDuration", isInverse: false),
                    .number(id: "wheel.stiffness", isInverse: true),
                ], in: feel)
        case .pull, .gain: nil
        }
    }

    /// Returns the handle of vertical drags.
    func handleUp(in feel: ScrollFeel) -> FeelCurveHandle? {
        switch self {
        case .fling: .speed
        case .snap: Self.first([.number(id: "snap.springDampingRatio", isInverse: true)], in: feel)
        case .pull:
            Self.first(
                [
                    .number(id: "edge.rubberBandCoefficient", isInverse: false),
                    .number(id: "edge.stretchLimit", isInverse: false),
                ], in: feel)
        case .bounce: Self.first([.number(id: "edge.springDampingRatio", isInverse: true)], in: feel)
        case .notch, .notches:
            Self.first(
                [.number(id: "wheel.notchDistance", isInverse: false), .number(id: "wheel.gain", isInverse: false)],
                in: feel)
        case .gain: Self.first([.number(id: "touchpad.gain", isInverse: false)], in: feel)
        }
    }

    /// Returns the first handle whose number the feel uses.
    private static func first(_ handles: [FeelCurveHandle], in feel: ScrollFeel) -> FeelCurveHandle? {
        handles.first { handle in
            guard case .number(let id, _) = handle else { return true }
            return TuningGroup.parameter(id)?.isUsed(by: feel) == true
        }
    }
}

/// A drag over a small curve. It changes the handle of the direction in which it began.
struct FeelCurveDrag {
    private let handle: FeelCurveHandle?
    private let goesUp: Bool
    private var scrub: SliderScrub?
    private var covered = 0.0

    /// The distance in points that decides the direction.
    static let slop = 4.0

    /// `x` and `y` are the distances of the pointer since the press, in points, y downwards.
    init(_ curve: FeelCurve, _ tuning: Tuning, speed: Double, x: Double, y: Double) {
        goesUp = abs(y) > abs(x)
        handle = goesUp ? curve.handleUp(in: tuning.feel) : curve.handleAcross(in: tuning.feel)
        switch handle {
        case .speed: scrub = FeelCurveSpeed.scrub(from: speed)
        case .number(let id, _):
            scrub = TuningGroup.parameter(id).map {
                $0.scrub(from: $0.value(in: tuning), marks: [$0.standard(in: tuning)])
            }
        case nil: break
        }
    }

    /// Follows the pointer to its distances since the press.
    @MainActor
    mutating func move(x: Double, y: Double, _ modifiers: InputEvent.Modifiers, _ model: PlaygroundModel) {
        let distance = goesUp ? -y : x
        let step = distance - covered
        covered = distance
        switch handle {
        case .speed:
            if let speed = scrub?.move(by: step, modifiers) { model.inspector.flingSpeed = speed }
        case .number(let id, let isInverse):
            guard let value = scrub?.move(by: isInverse ? -step : step, modifiers) else { return }
            TuningGroup.parameter(id)?.set(value, in: &model.tuning)
        case nil: break
        }
    }
}

/// The velocity of the fling whose curve is shown, in points per second.
enum FeelCurveSpeed {
    /// The velocity of a brisk flick.
    static let standard = 2000.0
    static let range = 100.0...12_000.0
    private static let step = 10.0

    static func scrub(from speed: Double) -> SliderScrub {
        SliderScrub(
            value: speed, in: range, step: step, marks: [standard], scale: .logarithmic, rounding: .roundNumbers)
    }
}
