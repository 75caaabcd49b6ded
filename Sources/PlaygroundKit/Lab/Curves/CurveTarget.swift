import Foundation
import ScrollAnalysis
import ScrollPhysics

/// An offset that a rule may choose for content to rest at, with a name.
struct CurveTarget: Equatable, Sendable {
    var axis: ScrollAxis
    /// What rests there: a page or a view by its number, from 1.
    var name: String
    /// The offset, in points.
    var offset: Double

    /// More lines than that nobody can tell apart, and a long list has a target for each row.
    static let most = 2_000

    /// The targets of a recording within `extent`, those that came last where they moved. On one axis each offset
    /// occurs once.
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

    /// In order of offset, each once: views in the same column, and all that an edge holds back, rest together.
    private static func unique(_ targets: [CurveTarget]) -> [CurveTarget] {
        let ordered = targets.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        var result: [CurveTarget] = []
        for (_, target) in ordered where result.last.map({ target.offset - $0.offset > 0.01 }) ?? true {
            result.append(target)
        }
        return result
    }
}
