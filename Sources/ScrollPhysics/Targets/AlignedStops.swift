/// The aligned offsets of ordered targets, as a rising sequence that is searched and never stored.
struct AlignedStops<Spans: RandomAccessCollection> where Spans.Element == TargetSpan {
    let spans: Spans
    let extent: AxisExtent
    let anchor: Double
    // What every step of a search needs, worked out once.
    private let port: Double
    private let bounds: ClosedRange<Double>
    /// The place of the first span, and spans per point if all were as far apart as on average: where a search begins.
    private let origin: Double
    private let density: Double

    init(spans: Spans, extent: AxisExtent, anchor: Double) {
        self.spans = spans
        self.extent = extent
        self.anchor = anchor
        port = extent.port.point(at: anchor)
        bounds = extent.minimumOffset...extent.maximumOffset
        origin = spans.first?.point(at: anchor) ?? 0
        let length = (spans.last?.point(at: anchor) ?? 0) - origin
        density = length > 0 ? Double(spans.count - 1) / length : 0
    }

    func target(for projection: AxisProjection, limit: TargetLimit) -> Double {
        target(for: projection, atMost: limit.count(wholeVisible: visibleStops(at: projection.start)))
    }

    /// `count` is how many stops the gesture may pass, nil for any number.
    func target(for projection: AxisProjection, atMost count: Int?) -> Double {
        let wanted = wantedStop(for: projection)
        guard let count, let first = stop(nearest: extent.clamp(projection.start)) else { return wanted }
        return stop(towards: wanted, from: first, atMost: count)
    }

    private func wantedStop(for projection: AxisProjection) -> Double {
        let nearest = stop(nearest: projection.projected) ?? projection.projected
        let offset = extent.clamp(projection.offset)
        if projection.direction > 0, nearest <= offset + Self.here {
            return stop(after: offset + Self.here) ?? nearest
        }
        if projection.direction < 0, nearest >= offset - Self.here {
            return stop(before: offset - Self.here) ?? nearest
        }
        return nearest
    }

    /// A stop within half a point of the offset is where the content already is.
    private static var here: Double { 0.5 }

    private func offset(at index: Spans.Index) -> Double { offset(of: spans[index]) }

    @inline(__always)
    private func offset(of span: TargetSpan) -> Double {
        min(max(unboundedOffset(of: span), bounds.lowerBound), bounds.upperBound)
    }

    @inline(__always)
    private func unboundedOffset(of span: TargetSpan) -> Double { span.point(at: anchor) - port }

    /// Of two that are as near, the earlier.
    private func stop(nearest place: Double) -> Double? {
        let index = firstIndex(from: place)
        let after = index < spans.endIndex ? offset(at: index) : nil
        let before = index > spans.startIndex ? offset(at: spans.index(before: index)) : nil
        guard let after, let before else { return after ?? before }
        return place - before <= after - place ? before : after
    }

    private func stop(after place: Double) -> Double? {
        let index = firstIndex(beyond: place)
        return index < spans.endIndex ? offset(at: index) : nil
    }

    private func stop(before place: Double) -> Double? {
        let index = firstIndex(from: place)
        return index > spans.startIndex ? offset(at: spans.index(before: index)) : nil
    }

    /// A wanted stop, or the one `count` stops from the first on the way there.
    private func stop(towards wanted: Double, from first: Double, atMost count: Int) -> Double {
        var place = first
        for _ in 0..<count where place != wanted {
            guard let next = place < wanted ? stop(after: place) : stop(before: place) else { break }
            place = next
        }
        return place
    }

    /// How many stops have a target that is wholly visible at that offset.
    private func visibleStops(at offset: Double) -> Int {
        let low = extent.clamp(offset) + extent.port.start
        let high = low + extent.port.length
        var index = partition(near: low) { $0.start >= low - Self.here }
        var latest: Double?
        var count = 0
        while index < spans.endIndex, spans[index].end <= high + Self.here {
            if latest != spans[index].start { count += 1 }
            latest = spans[index].start
            spans.formIndex(after: &index)
        }
        return count
    }

    /// The span whose aligned offset is `place`; of those that the bounds pull there, the closest to them.
    func index(restingAt place: Double) -> Spans.Index? {
        let next = partition(near: place + port) { unboundedOffset(of: $0) > place - Self.here }
        let last = next > spans.startIndex ? spans.index(before: next) : next
        return [next, last].first { $0 < spans.endIndex && abs(offset(at: $0) - place) < Self.here }
    }

    /// The first span that rests at `place` or beyond. The bounds pull all to within themselves, so that the search between
    /// them need not.
    private func firstIndex(from place: Double) -> Spans.Index {
        guard place > bounds.lowerBound else { return spans.startIndex }
        guard place <= bounds.upperBound else { return spans.endIndex }
        return partition(near: place + port) { unboundedOffset(of: $0) >= place }
    }

    /// The first span that rests beyond `place`.
    private func firstIndex(beyond place: Double) -> Spans.Index {
        guard place >= bounds.lowerBound else { return spans.startIndex }
        guard place < bounds.upperBound else { return spans.endIndex }
        return partition(near: place + port) { unboundedOffset(of: $0) > place }
    }

    /// The first index whose span meets a condition that all later ones meet too, which is likely to be near a place in
    /// the content.
    ///
    /// Most targets are about as far apart as each other: the search begins where `place` would be among such, and goes
    /// on from there in steps that double. Complexity: O(log n) in the distance from that guess.
    @inline(__always)
    private func partition(near place: Double, where holds: (TargetSpan) -> Bool) -> Spans.Index {
        let guess = (place - origin) * density
        var (low, high) = (0, spans.count)
        var middle = guess > 0 ? Int(min(guess + 0.5, Double(high - 1))) : 0
        var step = 1
        while low < high {
            if holds(spans[spans.index(spans.startIndex, offsetBy: middle)]) {
                high = middle
                middle = max((low + high) / 2, high - step)
            } else {
                low = middle + 1
                middle = min((low + high) / 2, low + step - 1)
            }
            step *= 2
        }
        return spans.index(spans.startIndex, offsetBy: low)
    }
}
