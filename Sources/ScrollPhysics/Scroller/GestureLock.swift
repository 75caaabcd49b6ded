import CMath

/// The axes along which a gesture moves content, by the lock mode of a feel.
///
/// Rails and angle decide at the beginning. Rails free a gesture that leaves their channel, sticky changes to the axis
/// that the gesture turns to, dominant decides for each event.
struct GestureLock: Sendable {
    /// The axes that follow. Under a dominant lock each event has its own.
    private(set) var axes: ScrollAxes
    /// The axes that can follow.
    private let all: ScrollAxes
    private let mode: AxisLockMode
    /// The angle from an axis in radians below which a sticky lock takes the axis, and the angle above which it leaves
    /// it.
    private let lockAngle: Double
    private let breakAngle: Double
    /// The distance from the rails in points within which a gesture keeps to them.
    private let channel: Double
    /// Points moved along each axis, in either direction, since the gesture last covered the channel's width along the
    /// rails.
    private var travelled = ScrollVector.zero

    /// `displacement` is the beginning of the gesture in points, `slop` its minimum length. The diagonal of the
    /// viewport determines the width of the rails.
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

    /// Whether an event with the displacement `step` moves that axis.
    func follows(_ axis: ScrollAxis, by step: ScrollVector) -> Bool {
        guard axes.contains(axis) else { return false }
        return mode != .dominant || axes != .both || step.dominantAxis == axis
    }

    /// Updates the lock with the displacement `step` of an event; `displacement` is the one by which a sticky lock
    /// turns.
    mutating func update(step: ScrollVector, displacement: ScrollVector) {
        guard all == .both else { return }
        switch mode {
        case .rails: leaveRails(by: step)
        case .sticky: turn(to: displacement)
        case .free, .angle, .dominant: break
        }
    }

    /// The only axis that follows; nil if all follow.
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

    /// Gecko also takes an axis between the break angle and the lock angle, but leaves it with the next event. So the
    /// smaller of both is used.
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

    /// The length in points at which a displacement can turn a sticky lock: Gecko's 1/32 inch, at 96 points per inch.
    private static let breakDistance = 3.0
}
