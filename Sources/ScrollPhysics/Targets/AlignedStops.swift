/// The aligned offsets of ordered targets, as a rising sequence that is searched and never stored.
struct AlignedStops<Spans: RandomAccessCollection> where Spans.Element == TargetSpan {
    let spans: Spans
    let anchor: Double
    // What every step of a search needs, worked out once.
    /// The part of the viewport that targets are held against, and the point of it that they are aligned with.
    private let window: TargetSpan
    private let port: Double
    private let bounds: ClosedRange<Double>
    /// The position of the first span, and spans per point if all were as far apart as on average: where a search begins.
    private let origin: Double
    private let density: Double

    /// What a gesture asks for; fields as in ``AxisProjection``, of which these are the few that count here.
    struct Aim {
        /// What a gesture with a direction must get away from.
        var departure: Double
        var start: Double
        var projected: Double
        var direction: Double
        /// How often a limit counts.
        var limitCount: Int
    }

    init(spans: Spans, extent: AxisExtent, anchor: Double) {
        self.spans = spans
        self.anchor = anchor
        window = extent.port
        port = window.point(at: anchor)
        bounds = extent.bounds
        origin = spans.first?.point(at: anchor) ?? 0
        let length = (spans.last?.point(at: anchor) ?? 0) - origin
        density = length > 0 ? Double(spans.count - 1) / length : 0
    }

    func target(for aim: Aim, limit: TargetLimit) -> Double {
        let visible = limit == .always ? visibleStops(at: aim.start) : 0
        return target(for: aim, atMost: limit.count(wholeVisible: visible))
    }

    /// `count` is how many stops a gesture may pass, nil for any number.
    func target(for aim: Aim, atMost count: Int?) -> Double {
        guard !spans.isEmpty else { return aim.projected }
        let wanted = wantedStop(for: aim)
        guard let count else { return wanted }
        return offset(towards: wanted, from: stop(nearest: bounds.clamp(aim.start)), atMost: count * aim.limitCount)
    }

    private func wantedStop(for aim: Aim) -> Double {
        let nearest = stop(nearest: aim.projected).position
        let offset = bounds.clamp(aim.departure)
        if aim.direction > 0, nearest <= offset + Self.here { return stop(after: offset + Self.here) ?? nearest }
        if aim.direction < 0, nearest >= offset - Self.here { return stop(before: offset - Self.here) ?? nearest }
        return nearest
    }

    /// A stop within half a point of the offset is where the content already is.
    private static var here: Double { 0.5 }

    /// An aligned offset, and the number of a span that rests there.
    private struct Stop {
        let number: Int
        let position: Double
    }

    private func span(_ number: Int) -> TargetSpan { spans[spans.index(spans.startIndex, offsetBy: number)] }

    private func stop(_ number: Int) -> Stop { Stop(number: number, position: offset(of: span(number))) }

    private func offset(of span: TargetSpan) -> Double {
        bounds.clamp(unboundedOffset(of: span))
    }

    private func unboundedOffset(of span: TargetSpan) -> Double { span.point(at: anchor) - port }

    /// Of two that are as near, the earlier. There is at least one.
    private func stop(nearest position: Double) -> Stop {
        // Where targets are about as far apart as each other, it is the one at the estimate.
        let estimate = estimate(at: position + port)
        let estimated = stop(estimate)
        let isNearerThanBefore = estimate == 0 || position - stop(estimate - 1).position > estimated.position - position
        let isNoFurtherThanAfter =
            estimate == spans.count - 1 || position - estimated.position <= stop(estimate + 1).position - position
        if isNearerThanBefore, isNoFurtherThanAfter { return estimated }
        let number = firstNumber(from: position)
        guard number > 0 else { return stop(0) }
        let before = stop(number - 1)
        guard number < spans.count else { return before }
        let after = stop(number)
        return position - before.position <= after.position - position ? before : after
    }

    private func stop(after position: Double) -> Double? {
        let number = firstNumber(beyond: position)
        return number < spans.count ? offset(of: span(number)) : nil
    }

    private func stop(before position: Double) -> Double? {
        let number = firstNumber(from: position)
        return number > 0 ? offset(of: span(number - 1)) : nil
    }

    /// A wanted stop, or the one `count` stops from the first on the way there.
    private func offset(towards wanted: Double, from first: Stop, atMost count: Int) -> Double {
        guard first.position != wanted else { return wanted }
        let step = first.position < wanted ? 1 : -1
        var (number, position) = (first.number, first.position)
        for _ in 0..<count where position != wanted {
            let latest = position
            // Few of the next spans share a stop.
            for _ in 0..<4 where position == latest {
                number += step
                guard number >= 0, number < spans.count else { return latest }
                position = offset(of: span(number))
            }
            if position == latest {
                number = step > 0 ? firstNumber(beyond: latest) : firstNumber(from: latest) - 1
                guard number >= 0, number < spans.count else { return latest }
                position = offset(of: span(number))
            }
        }
        return position
    }

    /// How many stops have a target that is wholly visible at that offset, no more than ``TargetLimit/mostVisible``.
    private func visibleStops(at offset: Double) -> Int {
        let low = bounds.clamp(offset) + window.start
        let high = low + window.length
        var number = partition(near: low) { $0.start >= low - Self.here }
        var count = 0
        while number < spans.count, count < TargetLimit.mostVisible {
            let start = span(number).start
            guard span(number).end <= high + Self.here else { break }
            count += 1
            number += 1
            // Few of the next spans share a start.
            for _ in 0..<4 where number < spans.count && span(number).start == start {
                guard span(number).end <= high + Self.here else { return count }
                number += 1
            }
            if number < spans.count, span(number).start == start {
                number = partition(near: start) { $0.start > start }
            }
        }
        return count
    }

    /// The span whose aligned offset is `position`; of those that the bounds pull there, the closest to them.
    func index(restingAt position: Double) -> Spans.Index? {
        let next = partition(near: position + port) { unboundedOffset(of: $0) > position - Self.here }
        let number = [next, max(0, next - 1)].first {
            $0 < spans.count && abs(stop($0).position - position) < Self.here
        }
        return number.map { spans.index(spans.startIndex, offsetBy: $0) }
    }

    /// The number of the first span that rests at `position` or beyond. The bounds pull all to within themselves, so that the
    /// search between them need not.
    private func firstNumber(from position: Double) -> Int {
        guard position > bounds.lowerBound else { return 0 }
        guard position <= bounds.upperBound else { return spans.count }
        return partition(near: position + port) { unboundedOffset(of: $0) >= position }
    }

    /// The number of the first span that rests beyond `position`.
    private func firstNumber(beyond position: Double) -> Int {
        guard position >= bounds.lowerBound else { return 0 }
        guard position < bounds.upperBound else { return spans.count }
        return partition(near: position + port) { unboundedOffset(of: $0) > position }
    }

    /// The number of a span that is likely to be near a position in the content.
    private func estimate(at position: Double) -> Int {
        let estimate = (position - origin) * density
        return estimate > 0 ? Int(min(estimate, Double(spans.count - 1)).rounded()) : 0
    }

    /// The number of the first span that meets a condition that all later ones meet too, which is likely to be near a position in
    /// the content.
    ///
    /// Most targets are about as far apart as each other: the search begins where `position` would be among such, and goes
    /// on from there in steps that double. Complexity: O(log n) in the distance from that estimate.
    private func partition(near position: Double, where holds: (TargetSpan) -> Bool) -> Int {
        var (low, high) = (0, spans.count)
        var middle = estimate(at: position)
        var step = 1
        while low < high {
            if holds(span(middle)) {
                high = middle
                middle = max((low + high) >> 1, high - step)
            } else {
                low = middle + 1
                middle = min((low + high) >> 1, low + step - 1)
            }
            step = min(step * 2, spans.count)
        }
        return low
    }
}
