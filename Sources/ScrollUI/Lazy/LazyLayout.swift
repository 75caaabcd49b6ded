import Foundation

/// How a lazy container lays out its lines.
package struct LazyLayout {
    var axis: Axis
    /// Between lines, points; nil is 8.
    var spacing: CGFloat?
    /// The line across on which rows, or a grid's tracks together, are lined up.
    var alignment: AlignmentKey
    /// A grid's tracks; nil for a stack.
    var tracks: [GridItem]?
    var pinnedViews = PinnedScrollableViews()

    package init(
        axis: Axis, spacing: CGFloat? = nil, alignment: AlignmentKey, tracks: [GridItem]? = nil,
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews()
    ) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.tracks = tracks
        self.pinnedViews = pinnedViews
    }

    /// What SwiftUI keeps between lines that are told nothing, points.
    static let standardSpacing: CGFloat = 8

    var gap: Double { Double(spacing ?? LazyLayout.standardSpacing) }

    func needsLayout(after old: LazyLayout) -> Bool {
        spacing != old.spacing || alignment != old.alignment || pinnedViews != old.pinnedViews
            || !LazyLayout.areEqual(tracks, old.tracks)
    }

    private static func areEqual(_ left: [GridItem]?, _ right: [GridItem]?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return left.elementsEqual(right) {
            $0.size == $1.size && $0.spacing == $1.spacing && $0.alignment == $1.alignment
        }
    }

    /// Where a view smaller than its cell goes unless its track says otherwise: across as the grid lines its tracks up.
    var cellAlignment: Alignment {
        axis == .vertical
            ? Alignment(horizontal: HorizontalAlignment(key: alignment), vertical: .center)
            : Alignment(horizontal: .center, vertical: VerticalAlignment(key: alignment))
    }

    /// The tracks for a length across, lined up in it; one track of the whole length for a stack.
    func resolve(across length: CGFloat?) -> GridTracks {
        guard let tracks else { return GridTracks([GridItem(.flexible(minimum: 0))], space: length) }
        var resolved = GridTracks(tracks, space: length)
        if let length {
            let line = alignment.defaultValue(in: CGSize(along: axis, 0, across: length))
            let own = alignment.defaultValue(in: CGSize(along: axis, 0, across: resolved.total))
            resolved.shift(by: line - own)
        }
        return resolved
    }
}
