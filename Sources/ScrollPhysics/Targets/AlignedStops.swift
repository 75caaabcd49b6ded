/// The aligned offsets of ordered targets, as a rising sequence that is searched and never stored.
struct AlignedStops<Spans: RandomAccessCollection> where Spans.Element == TargetSpan {
    let spans: Spans
    let extent: AxisExtent
    let anchor: Double

    func target(for projection: AxisProjection, limit: TargetLimit) -> Double {
        target(for: projection, atMost: limit.count(wholeVisible: visibleStops(at: projection.start)))
    }

    /// `count` is how many stops the gesture may pass, nil for any number.
    func target(for projection: AxisProjection, atMost count: Int?) -> Double {
        let wanted = wantedStop(for: projection)
        guard let count, let first = stop(nearest: extent.clamp(projection.start)) else { return wanted }
        let low = stop(count, from: first, direction: -1)
        let high = stop(count, from: first, direction: 1)
        return min(max(wanted, low), high)
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

    private func offset(at index: Spans.Index) -> Double {
        spans[index].alignedOffset(anchor: anchor, in: extent)
    }

    /// Of two that are as near, the earlier.
    private func stop(nearest place: Double) -> Double? {
        let index = firstIndex { $0 >= place }
        let after = index < spans.endIndex ? offset(at: index) : nil
        let before = index > spans.startIndex ? offset(at: spans.index(before: index)) : nil
        guard let after, let before else { return after ?? before }
        return place - before <= after - place ? before : after
    }

    private func stop(after place: Double) -> Double? {
        let index = firstIndex { $0 > place }
        return index < spans.endIndex ? offset(at: index) : nil
    }

    private func stop(before place: Double) -> Double? {
        let index = firstIndex { $0 >= place }
        return index > spans.startIndex ? offset(at: spans.index(before: index)) : nil
    }

    private func stop(_ count: Int, from first: Double, direction: Int) -> Double {
        var place = first
        for _ in 0..<count {
            guard let next = direction > 0 ? stop(after: place) : stop(before: place) else { break }
            place = next
        }
        return place
    }

    /// How many stops have a target that is wholly visible at that offset.
    private func visibleStops(at offset: Double) -> Int {
        let low = extent.clamp(offset) + extent.port.start
        let high = low + extent.port.length
        var index = partition { $0.start >= low - Self.here }
        var latest: Double?
        var count = 0
        while index < spans.endIndex, spans[index].end <= high + Self.here {
            if latest != spans[index].start { count += 1 }
            latest = spans[index].start
            spans.formIndex(after: &index)
        }
        return count
    }

    private func firstIndex(where holds: (Double) -> Bool) -> Spans.Index {
        partition { holds($0.alignedOffset(anchor: anchor, in: extent)) }
    }

    /// The first index whose span meets a condition that all later ones meet too.
    private func partition(where holds: (TargetSpan) -> Bool) -> Spans.Index {
        var low = spans.startIndex
        var count = spans.count
        while count > 0 {
            let half = count / 2
            let middle = spans.index(low, offsetBy: half)
            if holds(spans[middle]) {
                count = half
            } else {
                low = spans.index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
