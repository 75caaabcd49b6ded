import Foundation
import ScrollPhysics

/// An offset at which content may come to rest, with a name.
struct RestingPlace: Equatable, Sendable {
    var axis: ScrollAxis
    /// What rests there: a page or a view by its number, from 1.
    var name: String
    /// The offset, in points.
    var offset: Double

    /// More lines than that nobody can tell apart, and a long list has a place for each row.
    static let most = 2_000

    /// The places of a recording's targets within `extent`, those that came last where they moved. On one axis each offset
    /// occurs once.
    static func all(of recording: Recording, extent: ScrollExtent) -> [RestingPlace] {
        let targets = recording.targets
        var places: [RestingPlace] = []
        for axis in [ScrollAxis.horizontal, .vertical] where recording.axes.contains(axis) {
            switch targets.behavior {
            case .paging: places += pages(along: axis, extent[axis])
            case .viewAligned:
                let frames = recording.events.last { $0.relayout.frames != nil }?.relayout.frames ?? targets.frames
                places += views(frames, along: axis, extent[axis], anchor: targets.anchor[axis])
            case .none: places += chosen(in: recording, along: axis)
            }
        }
        return places
    }

    private static func pages(along axis: ScrollAxis, _ extent: AxisExtent) -> [RestingPlace] {
        guard extent.page > 0 else { return [] }
        let count = ((extent.maximumOffset - extent.minimumOffset) / extent.page).rounded(.up)
        return (0...Int(min(count, Double(most)))).map { page in
            let offset = extent.clamp(extent.minimumOffset + Double(page) * extent.page)
            return RestingPlace(axis: axis, name: "page \(page + 1)", offset: offset)
        }
    }

    private static func views(
        _ frames: [CGRect], along axis: ScrollAxis, _ extent: AxisExtent, anchor: Double
    ) -> [RestingPlace] {
        var places: [RestingPlace] = []
        for (index, frame) in frames.prefix(most).enumerated() {
            let span =
                axis == .horizontal
                ? TargetSpan(start: frame.minX, end: frame.maxX) : TargetSpan(start: frame.minY, end: frame.maxY)
            let offset = span.alignedOffset(anchor: anchor, in: extent)
            places.append(RestingPlace(axis: axis, name: "view \(index + 1)", offset: offset))
        }
        return unique(places)
    }

    private static func chosen(in recording: Recording, along axis: ScrollAxis) -> [RestingPlace] {
        let offsets = recording.events.flatMap(\.chosen).compactMap { $0?[axis] }
        return unique(offsets.prefix(most).map { RestingPlace(axis: axis, name: "chosen", offset: $0) })
    }

    /// In order of place, each once: views in the same column, and all that an edge holds back, rest together.
    private static func unique(_ places: [RestingPlace]) -> [RestingPlace] {
        let ordered = places.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        var kept: [RestingPlace] = []
        for (_, place) in ordered where kept.last.map({ place.offset - $0.offset > 0.01 }) ?? true {
            kept.append(place)
        }
        return kept
    }
}
