import Foundation
import ScrollPhysics

/// Answers a replay's questions for targets: by the targets that the recording describes, or where the program had a target
/// behaviour of its own, with what that one answered.
struct ReplayTargets: Sendable {
    private(set) var recorded: RecordedTargets
    private var snapTargets: SnapTargets
    /// Answers that are left of those to the present event.
    private var chosen: ArraySlice<ScrollVector?> = []
    /// Where the present event's lengths moved rest positions, one after the other.
    private var remembered: [RememberedOffset] = []
    /// By how much content before the visible part has moved the offset in the present layout.
    private var shift = ScrollVector.zero

    init(_ targets: RecordedTargets) {
        recorded = targets
        snapTargets = targets.snapTargets
    }

    /// The event that what is asked next is asked on account of.
    mutating func begin(_ event: RecordedEvent) {
        chosen = event.chosen[...]
        remembered = []
        shift = .zero
    }

    /// Content before the visible part has moved the offset, in the layout that is asked about next.
    mutating func insertContent(_ length: ScrollVector) { shift = shift + length }

    /// Of changes of lengths that are made at once the last answer counts.
    mutating func join(_ event: RecordedEvent) {
        if let last = event.chosen.last { chosen = [last] }
        remembered += event.relayout.remembered
    }

    mutating func move(to frames: [CGRect]) {
        recorded.frames = frames
        snapTargets = recorded.snapTargets
    }

    /// A question that nobody asked while the gesture was made leaves the choice to the motion.
    mutating func resolve(_ projection: ScrollProjection) -> ScrollVector? {
        if projection.cause == .resize, let offset = rememberedOffset(from: projection.projected) { return offset }
        guard recorded.behavior == .none || isUntold else {
            return snapTargets.resolve(recorded.behavior == .paging ? projection.counted(before: shift) : projection)
        }
        return chosen.popFirst() ?? nil
    }

    /// There were more targets than a recording tells.
    private var isUntold: Bool { recorded.behavior == .viewAligned && recorded.frames.isEmpty }

    /// Nil for a rest position that nobody was told of, as in a feel in which the gesture went elsewhere.
    private func rememberedOffset(from start: ScrollVector) -> ScrollVector? {
        let offset = remembered.reduce(start) { $1.from.isNear($0) ? $1.to : $0 }
        return remembered.contains { $0.from.isNear(start) } ? offset : nil
    }
}

extension ScrollProjection {
    /// Pages of a window of another size are counted as they lay in the old one: where the content was before the layout
    /// moved it by `shift`.
    fileprivate func counted(before shift: ScrollVector) -> ScrollProjection {
        guard cause == .resize, extent.x.page != previousExtent.x.page || extent.y.page != previousExtent.y.page else {
            return self
        }
        var copy = self
        copy.offset = offset - shift
        copy.start = start - shift
        copy.projected = projected - shift
        return copy
    }
}

extension ScrollVector {
    /// Closer than two views lie that somebody would tell apart, points.
    fileprivate func isNear(_ other: ScrollVector) -> Bool { max(abs(x - other.x), abs(y - other.y)) < 0.01 }
}
