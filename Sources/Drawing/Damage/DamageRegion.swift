/// The pixels to redraw, as a few rectangles.
public struct DamageRegion: Equatable, Sendable {
    /// The largest number of rectangles; more would cost more than they save.
    public static let most = 8

    /// The rectangles. None is empty; few overlap.
    public private(set) var rects: [PixelRect] = []

    /// Creates an empty region.
    public init() {}

    /// True if nothing changed.
    public var isEmpty: Bool { rects.isEmpty }

    /// The smallest rectangle around the region.
    public var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

    mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
    }

    /// Adds a rectangle. It is merged with one that it overlaps, or that is so close that drawing both as one costs
    /// little more. If there are too many rectangles, the two closest are merged.
    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        var index = 0
        while index < rects.count {
            let both = rects[index].union(rect)
            if both.area <= rects[index].area + rect.area + both.area / 8 {
                rect = both
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(rect)
        if rects.count > Self.most { mergeClosest() }
    }

    private mutating func mergeClosest() {
        var best = (first: 0, second: 1, waste: Int.max)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (first, second, waste) }
            }
        }
        let both = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(both)
    }
}
