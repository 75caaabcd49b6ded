import Foundation

/// The layout of the lines of a lazy container.
package struct LazyLayout {
    var axis: Axis
    /// The distance between lines, in points; nil is 8.
    var spacing: CGFloat?
    /// The alignment of the rows, or of all tracks of a grid together, across the lines.
    var alignment: AlignmentKey
    /// The tracks of a grid; nil for a stack.
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

    /// SwiftUI's default distance between lines, in points.
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

    /// The alignment of a view smaller than its cell, unless its track has one: across the lines, the grid's
    /// alignment of its tracks.
    var cellAlignment: Alignment {
        axis == .vertical
            ? Alignment(horizontal: HorizontalAlignment(key: alignment), vertical: .center)
            : Alignment(horizontal: .center, vertical: VerticalAlignment(key: alignment))
    }

    /// Returns the tracks for a length across, aligned in it; a stack has one track of the whole length.
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
