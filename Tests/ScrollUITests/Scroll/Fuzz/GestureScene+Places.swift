import Foundation
import ScrollUI

/// The expected positions, computed from the numbers alone.
extension GestureScene {
    /// The bounds of the offset along an axis.
    func bounds(_ axis: Axis) -> ClosedRange<Double> {
        let low = -insets(axis).start
        return low...max(low, content(axis) + insets(axis).end - viewport(axis))
    }

    func viewport(_ axis: Axis) -> Double { Double(axis == .horizontal ? window.width : window.height) }

    /// The length of the window between the insets.
    func port(_ axis: Axis) -> Double { max(0, viewport(axis) - insets(axis).start - insets(axis).end) }

    /// The insets at left and right, or at top and bottom.
    func insets(_ axis: Axis) -> (start: Double, end: Double) {
        if axis == .vertical { return (Double(margins.top), Double(margins.bottom)) }
        let (leading, trailing) = (Double(margins.leading), Double(margins.trailing))
        return isRightToLeft ? (trailing, leading) : (leading, trailing)
    }

    func content(_ axis: Axis) -> Double {
        let lengths = items.map { Double(axis == .horizontal ? $0.width : $0.height) }
        if axis == stack { return lengths.reduce(0, +) + Double(spacing) * Double(items.count - 1) }
        return lengths.max() ?? 0
    }

    /// The frames of the items in the content along an axis, in their order.
    func spans(_ axis: Axis) -> [ClosedRange<Double>] {
        // Short content is at the leading end.
        let content = content(axis)
        var place = isMirrored(axis) ? -max(0, port(axis) - content) : 0
        return items.map { item in
            let length = Double(axis == .horizontal ? item.width : item.height)
            defer { if axis == stack { place += length + Double(spacing) } }
            guard isMirrored(axis) else { return place...(place + length) }
            return (content - place - length)...(content - place)
        }
    }

    func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && isRightToLeft }

    // MARK: Rest places

    /// The offsets at which content may rest, ascending, each once; nil for any within the bounds.
    func stops(_ axis: Axis) -> [Double]? {
        switch rest {
        case .none: nil
        case .paging(let spacing): unique(pages(axis, spacing: Double(spacing)))
        case .aligned(_, let anchor): stops(spans(axis), axis, anchor: anchor)
        }
    }

    /// The stops of the views that are visible at an offset; pages are always known.
    func stops(_ axis: Axis, inSightAt offset: Double) -> [Double] {
        guard case .aligned(_, let anchor) = rest else { return stops(axis) ?? [] }
        let shown = spans(axis).filter { $0.upperBound > offset && $0.lowerBound < offset + viewport(axis) }
        return stops(shown, axis, anchor: anchor)
    }

    private func stops(_ spans: [ClosedRange<Double>], _ axis: Axis, anchor: UnitPoint?) -> [Double] {
        let share = share(of: anchor, axis)
        return unique(
            spans.map { span in
                let point = span.lowerBound + share * (span.upperBound - span.lowerBound)
                return bounds(axis).clamp(point - insets(axis).start - share * port(axis))
            })
    }

    /// The share of an anchor along an axis. Leading is left or right, depending on the layout direction.
    func share(of anchor: UnitPoint?, _ axis: Axis) -> Double {
        let share = Double(axis == .horizontal ? anchor?.x ?? 0 : anchor?.y ?? 0)
        return isMirrored(axis) ? 1 - share : share
    }

    private func pages(_ axis: Axis, spacing: Double) -> [Double] {
        let bounds = bounds(axis)
        let step = port(axis) + spacing
        guard step > 0 else { return [bounds.lowerBound] }
        let count = Int(((bounds.upperBound - bounds.lowerBound) / step).rounded(.up))
        return (0...count).map { page in
            isMirrored(axis)
                ? bounds.clamp(bounds.upperBound - Double(page) * step)
                : bounds.clamp(bounds.lowerBound + Double(page) * step)
        }
    }

    private func unique(_ places: [Double]) -> [Double] {
        places.sorted().reduce(into: []) { list, place in
            if place - (list.last ?? -.infinity) > 1e-6 { list.append(place) }
        }
    }

    /// The number of stops that a gesture from that offset may pass; nil for any number.
    func limit(_ axis: Axis, from offset: Double) -> Int? {
        guard case .aligned(let limit, _) = rest else {
            if case .paging = rest { return 1 }
            return nil
        }
        switch limit {
        case .alwaysByOne: return 1
        case .alwaysByFew: return 3
        case .never: return nil
        case .automatic where !isCompact: return nil
        default: return max(1, wholeInSight(axis, at: offset))
        }
    }

    private func wholeInSight(_ axis: Axis, at offset: Double) -> Int {
        let low = bounds(axis).clamp(offset) + insets(axis).start
        let whole = spans(axis).filter { $0.lowerBound >= low - 0.5 && $0.upperBound <= low + port(axis) + 0.5 }
        return Set(whole.map { ($0.lowerBound * 1e6).rounded() }).count
    }

    // MARK: Visible content

    /// The target in the binding at that offset: the first in the layout direction that reaches more than half a point
    /// beyond the anchor's line, which lies a point inside the window at its end.
    func target(at offset: CGPoint, _ items: ItemSpans) -> Int? {
        let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        let start = Double(axis == .horizontal ? offset.x : offset.y) + insets(axis).start
        let inward = Double((axis == .horizontal ? anchor?.x : anchor?.y) ?? 0)
        let line = start + share(of: anchor, axis) * port(axis) + (isMirrored(axis) ? inward : -inward)
        let spans = items[axis]
        if isMirrored(axis) { return spans.indices.first { spans[$0].lowerBound < line - 0.5 } ?? spans.indices.last }
        let order = spans.indices.sorted { (spans[$0].lowerBound, $0) < (spans[$1].lowerBound, $1) }
        return order.first { spans[$0].upperBound > line + 0.5 } ?? order.last
    }

    /// The share of an item's area that is in the window at that offset. Across a single axis everything fits.
    func share(of item: Int, at offset: CGPoint, _ spans: ItemSpans) -> Double {
        func part(_ span: ClosedRange<Double>, _ axis: Axis, _ start: Double) -> Double {
            guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return 1 }
            let shown = min(span.upperBound, start + viewport(axis)) - max(span.lowerBound, start)
            return max(0, shown) / (span.upperBound - span.lowerBound)
        }
        return part(spans.x[item], .horizontal, Double(offset.x)) * part(spans.y[item], .vertical, Double(offset.y))
    }
}

/// The positions of the items of a scene in its content.
struct ItemSpans {
    let x: [ClosedRange<Double>]
    let y: [ClosedRange<Double>]

    init(_ scene: GestureScene) {
        x = scene.spans(.horizontal)
        y = scene.spans(.vertical)
    }

    subscript(axis: Axis) -> [ClosedRange<Double>] { axis == .horizontal ? x : y }
}

extension ClosedRange<Double> {
    func clamp(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
