import ScrollPhysics
import ScrollUI

/// What a drag over a small curve changes: sideways when or how far it ends, up and down how high it goes.
enum FeelCurveHandle: Equatable, Sendable {
    /// The speed of the fling that is looked at, which is none of the feel's numbers.
    case speed
    /// A number of the feel. `isInverse` says that more of it makes the curve shorter or lower.
    case number(id: String, isInverse: Bool)
}

extension FeelCurve {
    /// Sideways; nil where nothing in `feel` stretches the curve that way.
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

    /// Up and down.
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

    /// The first whose number the feel uses.
    private static func first(_ handles: [FeelCurveHandle], in feel: ScrollFeel) -> FeelCurveHandle? {
        handles.first { handle in
            guard case .number(let id, _) = handle else { return true }
            return TuningGroup.parameter(id)?.isUsed(by: feel) == true
        }
    }
}

/// A drag over a small curve: it changes one thing, that of the direction in which it began.
struct FeelCurveDrag {
    private let handle: FeelCurveHandle?
    private let goesUp: Bool
    private var scrub: SliderScrub?
    private var covered = 0.0

    /// Points in which a hand says where it wants to go.
    static let slop = 4.0

    /// `x` and `y` are how far the pointer has gone since it was pressed, in points, y downwards.
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

    /// Follows the pointer, which has gone as far as that since it was pressed.
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

/// The speed of the fling whose curve is looked at, in points per second.
enum FeelCurveSpeed {
    /// A brisk flick.
    static let standard = 2000.0
    static let range = 100.0...12_000.0
    private static let step = 10.0

    static func scrub(from speed: Double) -> SliderScrub {
        SliderScrub(
            value: speed, in: range, step: step, marks: [standard], scale: .logarithmic, rounding: .roundNumbers)
    }
}
