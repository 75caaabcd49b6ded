/// Chooses the motion from a position and a velocity to a rest place on one axis. Policy alone: it keeps no state.
struct MotionPlanner {
    let tuning: FeelBox
    let extent: AxisExtent
    /// How far beyond an edge a finger may have pulled the content, in points.
    let pulled: Double
    /// How far beyond an edge a fling may go, in points.
    let thrown: Double

    var fling: FlingFeel { tuning.feel.fling }
    var edge: EdgeFeel { tuning.feel.edge }
    var snap: SnapFeel { tuning.feel.snap }

    /// Whether the edges give way at all.
    var isElastic: Bool { pulled > 0 || thrown > 0 }

    /// How far beyond an edge motion by itself may lead, in points.
    var give: Double { thrown }

    /// How an axis goes on.
    enum Plan {
        case rest(Double)
        case run(ScrollMotion)

        var restPosition: Double {
            switch self {
            case .rest(let offset): offset
            case .run(let motion): motion.restPosition
            }
        }

        /// Where the formula leads, before the stop distance cuts its tail off.
        var destination: Double {
            switch self {
            case .rest(let offset): offset
            case .run(let motion): motion.destination
            }
        }

        /// Whether it ends there by itself.
        func rests(on target: Double) -> Bool { isThere(restPosition, target) }

        /// Whether its formula leads there, of which it may leave out the last part.
        func leads(to target: Double) -> Bool { isThere(destination, target) }

        /// A target at an edge is found by adding other numbers than the edge, and may differ from it in the last
        /// digit.
        private func isThere(_ place: Double, _ target: Double) -> Bool {
            abs(place - target) <= 1e-12 * max(1, abs(target))
        }
    }
}
