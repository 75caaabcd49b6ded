import CMath

/// Which parts of a gesture count, by the lock that a feel chooses.
///
/// Rails and angle decide at the beginning. Rails let go of a gesture that leaves their channel, sticky goes over to the
/// axis that the gesture turns to, dominant decides for each event.
struct GestureLock: Sendable {
    /// The axes that follow. Under a dominant lock each event has its own.
    private(set) var axes: ScrollAxes
    /// The axes that could follow.
    private let all: ScrollAxes
    private let mode: AxisLockMode
    /// Radians from an axis within which a sticky lock takes it, and beyond which it leaves it.
    private let lockAngle: Double
    private let breakAngle: Double
    /// Points to either side of the rails within which a gesture keeps to them.
    private let channel: Double
    /// Points moved along each axis, in either direction, since the gesture last had gone the channel's width along the rails.
    private var travelled = ScrollVector.zero

    /// `displacement` is how the gesture began, in points, `slop` how far that had to be. The diagonal of the viewport decides how
    /// wide rails are.
    init(
        _ displacement: ScrollVector, axes: ScrollAxes, slop: Double, drag: DragFeel, mode: AxisLockMode,
        diagonal: Double
    ) {
        self.mode = mode
        all = axes
        lockAngle = drag.lockAngle * .pi / 180
        breakAngle = drag.breakAngle * .pi / 180
        channel = AxisLock.channel(slop: slop > 0 ? slop : drag.slop, diagonal: diagonal)
        self.axes = Self.lock(displacement, slop: slop, drag: drag, mode: mode).narrowing(axes)
    }

    private static func lock(_ displacement: ScrollVector, slop: Double, drag: DragFeel, mode: AxisLockMode) -> AxisLock
    {
        switch mode {
        case .rails: .rails(displacement, slop: slop, ratio: drag.lockRatio)
        case .angle, .sticky: .angle(displacement, within: drag.lockAngle * .pi / 180)
        case .free, .dominant: .free
        }
    }

    /// Whether an event that goes `step` moves that axis.
    func follows(_ axis: ScrollAxis, by step: ScrollVector) -> Bool {
        guard axes.contains(axis) else { return false }
        return mode != .dominant || axes != .both || step.dominantAxis == axis
    }

    /// Takes an event that goes `step` into account; `displacement` is the one by which a sticky lock turns.
    mutating func update(step: ScrollVector, displacement: ScrollVector) {
        guard all == .both else { return }
        switch mode {
        case .rails: leaveRails(by: step)
        case .sticky: turn(to: displacement)
        case .free, .angle, .dominant: break
        }
    }

    /// The axis that follows alone.
    private var locked: ScrollAxis? { axes == all ? nil : ScrollAxis.allCases.first { axes.contains($0) } }

    private mutating func leaveRails(by step: ScrollVector) {
        guard let axis = locked else { return }
        travelled = travelled + ScrollVector { abs(step[$0]) }
        if travelled[axis.other] > channel {
            axes = all
        } else if travelled[axis] > channel {
            travelled = .zero
        }
    }

    /// Gecko also takes an axis again between the break angle and the lock angle, where the next event leaves it: the
    /// smaller of both is enough.
    private mutating func turn(to displacement: ScrollVector) {
        guard max(abs(displacement.x), abs(displacement.y)) > Self.breakDistance else { return }
        guard let axis = locked else {
            axes = AxisLock.angle(displacement, within: min(lockAngle, breakAngle)).narrowing(all)
            return
        }
        let across = atan2(abs(displacement[axis.other]), abs(displacement[axis]))
        guard across > breakAngle else { return }
        axes = .pi / 2 - across < lockAngle ? ScrollAxes(axis.other) : all
    }

    /// Points that a displacement must have for a sticky lock to turn: Gecko's thirty-second of an inch, at 96 points an inch.
    private static let breakDistance = 3.0
}
