import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A named offset that a rule may choose as rest position.
struct CurveTarget: Equatable, Sendable {
    var axis: ScrollAxis
    /// The page or view that rests there, by its number from 1.
    var name: String
    /// The offset, in points.
    var offset: Double

    /// The maximum number of targets. A long list has one for each row, and more lines cannot be distinguished.
    static let most = 2_000

    /// Returns the targets of a recording within `extent`, the latest ones if they moved. Each offset occurs once per
    /// axis.
    static func all(of recording: Recording, extent: ScrollExtent) -> [CurveTarget] {
        let targets = recording.targets
        var result: [CurveTarget] = []
        for axis in [ScrollAxis.horizontal, .vertical] where recording.axes.contains(axis) {
            switch targets.behavior {
            case .paging: result += pages(along: axis, extent[axis])
            case .viewAligned:
                let frames = recording.events.last { $0.relayout.frames != nil }?.relayout.frames ?? targets.frames
                result += views(frames, along: axis, extent[axis], anchor: targets.anchor[axis])
            case .none: result += chosen(in: recording, along: axis)
            }
        }
        return result
    }

    private static func pages(along axis: ScrollAxis, _ extent: AxisExtent) -> [CurveTarget] {
        guard extent.page > 0 else { return [] }
        let count = ((extent.maximumOffset - extent.minimumOffset) / extent.page).rounded(.up)
        return (0...Int(min(count, Double(most)))).map { page in
            let offset = extent.clamp(extent.minimumOffset + Double(page) * extent.page)
            return CurveTarget(axis: axis, name: "page \(page + 1)", offset: offset)
        }
    }

    private static func views(
        _ frames: [CGRect], along axis: ScrollAxis, _ extent: AxisExtent, anchor: Double
    ) -> [CurveTarget] {
        var targets: [CurveTarget] = []
        for (index, frame) in frames.prefix(most).enumerated() {
            let span =
                axis == .horizontal
                ? TargetSpan(start: frame.minX, end: frame.maxX) : TargetSpan(start: frame.minY, end: frame.maxY)
            let offset = span.alignedOffset(anchor: anchor, in: extent)
            targets.append(CurveTarget(axis: axis, name: "view \(index + 1)", offset: offset))
        }
        return unique(targets)
    }

    private static func chosen(in recording: Recording, along axis: ScrollAxis) -> [CurveTarget] {
        let offsets = recording.events.flatMap(\.chosen).compactMap { $0?[axis] }
        return unique(offsets.prefix(most).map { CurveTarget(axis: axis, name: "chosen", offset: $0) })
    }

    /// Returns the targets in order of offset without duplicates. Views in the same column, and all views behind an
    /// edge, have the same offset.
    private static func unique(_ targets: [CurveTarget]) -> [CurveTarget] {
        let ordered = targets.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        var result: [CurveTarget] = []
        for (_, target) in ordered where result.last.map({ target.offset - $0.offset > 0.01 }) ?? true {
            result.append(target)
        }
        return result
    }
}
