public import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
    /// The length of a track across the scrolling direction.
    public enum Size: Sendable, Equatable {
        /// A fixed length, in points.
        case fixed(CGFloat)
        /// An equal share of the space that fixed tracks and gaps leave, within the bounds, in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks of at least `minimum` points as fit into such a share, of equal length up to `maximum`.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length of the track.
    public var size: Size
    /// The distance to the next track, in points; nil is 8.
    public var spacing: CGFloat?
    /// The alignment of a view smaller than its cell; nil is the grid's alignment across the lines, and the middle
    /// along them.
    public var alignment: Alignment?

    /// Creates a track.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The positions of a grid's tracks, for one length across.
struct GridTracks {
    struct Track {
        /// The distance from the grid's leading or top edge, in points.
        var start: CGFloat
        var length: CGFloat
        /// The alignment of a view smaller than its cell; nil is the grid's.
        var alignment: Alignment?
    }

    private(set) var tracks: [Track] = []
    /// The total length in points, including the gaps.
    private(set) var total: CGFloat = 0
    private static let standardSpacing: CGFloat = 8
    /// More adaptive tracks than any window has points across.
    private static let longestLine: CGFloat = 16_384

    /// Subtracts fixed tracks and gaps from `space` first; the other tracks share the remainder equally. Space cut
    /// off by their bounds is not redistributed, as measured on Apple's systems. With a nil space every track has its
    /// minimum length.
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
            let fitting = ((share + gap) / max(1, least + gap)).rounded(.down)
            let count = fitting >= 1 ? Int(min(fitting, longestLine)) : 1
            let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
            return Array(repeating: min(max(length, least), max(least, most)), count: count)
        }
    }

    /// Moves all tracks, to align the grid in a larger space.
    mutating func shift(by distance: CGFloat) {
        for index in tracks.indices { tracks[index].start += distance }
    }
}
