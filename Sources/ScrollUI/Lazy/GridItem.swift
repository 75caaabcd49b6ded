public import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
    /// How long a track is across the direction of scrolling.
    public enum Size: Sendable, Equatable {
        /// Exactly so long, in points.
        case fixed(CGFloat)
        /// An equal share of what fixed tracks and gaps leave, within the bounds, in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks of at least `minimum` points as fit into such a share, equally long up to `maximum`.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long the track is.
    public var size: Size
    /// To the next track, points; nil is 8.
    public var spacing: CGFloat?
    /// Where a view smaller than its cell goes; nil is as the grid lines its tracks up, and the middle of the line.
    public var alignment: Alignment?

    /// A track.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Where the tracks of a grid lie, for one length across.
struct GridTracks {
    struct Track {
        /// Points, from the grid's leading or top edge.
        var start: CGFloat
        var length: CGFloat
        /// Where a view smaller than its cell goes; nil leaves it to the grid.
        var alignment: Alignment?
    }

    private(set) var tracks: [Track] = []
    /// Points, gaps included.
    private(set) var total: CGFloat = 0
    private static let standardSpacing: CGFloat = 8

    /// Fixed tracks and gaps come off `space` first; all others share what is left, and what their bounds cut off is
    /// given to nobody, as measured on Apple's systems. A nil space gives every track its least length.
    init(_ items: [GridItem], space: CGFloat?) {
        let share = GridTracks.share(items, space)
        for (index, item) in items.enumerated() {
            let gap = item.spacing ?? GridTracks.standardSpacing
            for length in GridTracks.lengths(item, share, gap) {
                tracks.append(Track(start: total, length: length, alignment: item.alignment))
                total += length + gap
            }
            if index == items.count - 1, !tracks.isEmpty { total -= gap }
        }
        if tracks.isEmpty { tracks = [Track(start: 0, length: space ?? 0)] }
    }

    private static func share(_ items: [GridItem], _ space: CGFloat?) -> CGFloat? {
        guard var left = space else { return nil }
        var sharers = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { left -= item.spacing ?? standardSpacing }
            if case .fixed(let length) = item.size { left -= length } else { sharers += 1 }
        }
        return max(0, left) / CGFloat(max(1, sharers))
    }

    private static func lengths(_ item: GridItem, _ share: CGFloat?, _ gap: CGFloat) -> [CGFloat] {
        switch item.size {
        case .fixed(let length): return [max(0, length)]
        case .flexible(let least, let most): return [min(max(share ?? least, least), max(least, most))]
        case .adaptive(let least, let most):
            guard let share, share.isFinite else { return [least] }
            let count = max(1, Int(((share + gap) / max(least + gap, 1)).rounded(.down)))
            let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
            return Array(repeating: min(max(length, least), max(least, most)), count: count)
        }
    }

    /// Moves all tracks, to line the grid up in more space.
    mutating func shift(by distance: CGFloat) {
        for index in tracks.indices { tracks[index].start += distance }
    }
}
