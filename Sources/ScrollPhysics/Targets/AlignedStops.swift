/// The aligned offsets of ordered targets, as a rising sequence that is searched and never stored.
struct AlignedStops<Spans: RandomAccessCollection> where Spans.Element == TargetSpan {
    let spans: Spans
    let anchor: Double
    // Values that every step of a search needs, computed once.
    /// The part of the viewport with which targets are aligned, and the aligned point of it.
    private let window: TargetSpan
    private let port: Double
    private let bounds: ClosedRange<Double>
    /// The position of the first span, and the mean number of spans per point: the estimate at which a search begins.
    private let origin: Double
    private let density: Double

    /// The request of a gesture: the fields of ``AxisProjection`` that count here.
    struct Aim {
        /// The offset that a gesture with a direction must leave.
        var departure: Double
        var start: Double
        var projected: Double
        var direction: Double
        /// The number of times that a limit counts.
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

    /// The offset for a request; `count` is the number of stops that a gesture may pass, nil for any number.
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

    /// The distance in points within which the content counts as being at a stop.
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

    /// The stop nearest to a position; the earlier of two at the same distance. There must be at least one stop.
    private func stop(nearest position: Double) -> Stop {
        // With about equal distances between targets, the estimate is the nearest stop.
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

    /// The wanted stop, or the stop `count` stops from the first on the way there.
    private func offset(towards wanted: Double, from first: Stop, atMost count: Int) -> Double {
        guard first.position != wanted else { return wanted }
        let step = first.position < wanted ? 1 : -1
        var (number, position) = (first.number, first.position)
        for _ in 0..<count where position != wanted {
            let latest = position
            // Usually only few of the next spans share a stop.
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

    /// The number of stops with a target that is wholly visible at that offset, at most ``TargetLimit/mostVisible``.
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
            // Usually only few of the next spans share a start.
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

    /// The span whose aligned offset is `position`; among spans that the bounds move there, the closest one.
    func index(restingAt position: Double) -> Spans.Index? {
        let next = partition(near: position + port) { unboundedOffset(of: $0) > position - Self.here }
        let number = [next, max(0, next - 1)].first {
            $0 < spans.count && abs(stop($0).position - position) < Self.here
        }
        return number.map { spans.index(spans.startIndex, offsetBy: $0) }
    }

    /// The number of the first span that rests at `position` or beyond. Positions outside the bounds are handled first,
    /// so the search needs no clamping.
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

    /// The estimated number of the span at a position in the content.
    private func estimate(at position: Double) -> Int {
        let estimate = (position - origin) * density
        return estimate > 0 ? Int(min(estimate, Double(spans.count - 1)).rounded()) : 0
    }

    /// The number of the first span that meets a condition, which all later spans must meet too. The span is expected
    /// near a position in the content.
    ///
    /// Most targets are about equally far apart: the search begins at the estimate for `position` and continues in
    /// doubling steps. Complexity: O(log n) in the distance from the estimate.
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
