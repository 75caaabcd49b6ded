import Glibc

/// Which parts of a gesture count, by the lock that a feel chooses.
///
/// Rails and angle decide at the beginning, sticky lets go again, dominant decides for each event.
struct LockedWay: Sendable {
    /// The axes that follow. Under a dominant lock each event has its own.
    private(set) var axes: ScrollAxes
    private let mode: AxisLockMode
    /// Tangent of the angle at which a sticky lock lets go.
    private let breakTangent: Double
    /// Points across the axis before a sticky lock lets go.
    private let breakDistance: Double

    /// `way` is how the gesture began, in points.
    init(_ way: ScrollVector, axes: ScrollAxes, slop: Double, drag: DragFeel, mode: AxisLockMode) {
        self.mode = mode
        breakTangent = tan(drag.breakAngle * .pi / 180)
        breakDistance = slop
        self.axes = Self.lock(way, slop: slop, drag: drag, mode: mode).narrowing(axes)
    }

    private static func lock(_ way: ScrollVector, slop: Double, drag: DragFeel, mode: AxisLockMode) -> AxisLock {
        switch mode {
        case .rails: .rails(way, slop: slop, ratio: drag.lockRatio)
        case .angle, .sticky: .angle(way, within: drag.lockAngle * .pi / 180)
        case .free, .dominant: .free
        }
    }

    /// Whether an event that goes `step` moves that axis.
    @inline(__always)
    func follows(_ axis: ScrollAxis, by step: ScrollVector) -> Bool {
        guard axes.contains(axis) else { return false }
        return mode != .dominant || axes != .both || step.dominantAxis == axis
    }

    /// Lets go of a sticky axis once the gesture, `way` since it was locked, has turned off far enough.
    mutating func breaksOut(_ way: ScrollVector, of all: ScrollAxes) {
        guard mode == .sticky, axes != all, let axis = ScrollAxis.allCases.first(where: { axes.contains($0) })
        else { return }
        let across = abs(way[axis.other])
        if across > breakDistance, across > breakTangent * abs(way[axis]) { axes = all }
    }
}
