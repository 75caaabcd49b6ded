import Foundation
import ScrollPhysics

/// Answers a replay's questions for rest places: by the targets that the recording describes, or where the program had a target
/// behaviour of its own, with what that one answered.
struct ReplayTargets: Sendable {
    private var targets: RecordedTargets
    private var snapTargets: SnapTargets
    /// Answers that are left of those to the present event.
    private var chosen: ArraySlice<ScrollVector?> = []

    init(_ targets: RecordedTargets) {
        self.targets = targets
        snapTargets = targets.snapTargets
    }

    /// The event that what is asked next is asked on account of.
    mutating func begin(_ event: RecordedEvent) { chosen = event.chosen[...] }

    /// Of changes of lengths that are made at once the last answer counts.
    mutating func join(_ event: RecordedEvent) {
        if let last = event.chosen.last { chosen = [last] }
    }

    mutating func move(to frames: [CGRect]) {
        targets.frames = frames
        snapTargets = targets.snapTargets
    }

    /// A question that nobody asked while the gesture was made leaves the place to the motion.
    mutating func resolve(_ projection: ScrollProjection) -> ScrollVector? {
        guard targets.behavior == .none else { return snapTargets.resolve(projection) }
        return chosen.popFirst() ?? nil
    }
}
