import Foundation
import ScrollPhysics

/// Resolves a replay's requests for targets, from the targets that the recording describes, or, if the program had its
/// own target behaviour, from that behaviour's recorded answers.
struct ReplayTargets: Sendable {
    private(set) var recorded: RecordedTargets
    private var snapTargets: SnapTargets
    /// The remaining answers for the current event.
    private var chosen: ArraySlice<ScrollVector?> = []
    /// The rest positions that the current event's change of lengths moved, one after the other.
    private var remembered: [RememberedOffset] = []
    /// The distance by which content before the visible part has moved the offset in the current layout.
    private var shift = ScrollVector.zero

    init(_ targets: RecordedTargets) {
        recorded = targets
        snapTargets = targets.snapTargets
    }

    /// Sets the event that causes the following requests.
    mutating func begin(_ event: RecordedEvent) {
        chosen = event.chosen[...]
        remembered = []
        shift = .zero
    }

    /// Records that content before the visible part has moved the offset, in the layout that the next requests refer
    /// to.
    mutating func insertContent(_ length: ScrollVector) { shift = shift + length }

    /// Adds a change of lengths to the current ones. Only the last answer of simultaneous changes counts.
    mutating func join(_ event: RecordedEvent) {
        if let last = event.chosen.last { chosen = [last] }
        remembered += event.relayout.remembered
    }

    mutating func move(to frames: [CGRect]) {
        recorded.frames = frames
        snapTargets = recorded.snapTargets
    }

    /// A request that did not occur during the recording leaves the choice to the motion.
    mutating func resolve(_ projection: ScrollProjection) -> ScrollVector? {
        if projection.cause == .resize, let offset = rememberedOffset(from: projection.projected) { return offset }
        guard recorded.behavior == .none || isUntold else {
            return snapTargets.resolve(recorded.behavior == .paging ? projection.counted(before: shift) : projection)
        }
        return chosen.popFirst() ?? nil
    }

    /// True if there were more targets than a recording can contain.
    private var isUntold: Bool { recorded.behavior == .viewAligned && recorded.frames.isEmpty }

    /// Nil for a rest position that was not recorded, as in a feel in which the gesture ended elsewhere.
    private func rememberedOffset(from start: ScrollVector) -> ScrollVector? {
        let offset = remembered.reduce(start) { $1.from.isNear($0) ? $1.to : $0 }
        return remembered.contains { $0.from.isNear(start) } ? offset : nil
    }
}

extension ScrollProjection {
    /// Returns the projection at the content's position before the layout moved it by `shift`. When the viewport's size
    /// changes, pages are counted by their positions at the old size.
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
    /// Within a distance, in points, that is smaller than the one between any two distinct views.
    fileprivate func isNear(_ other: ScrollVector) -> Bool { max(abs(x - other.x), abs(y - other.y)) < 0.01 }
}
