import Foundation

/// The alignment guides of a node, from the node itself and its items.
extension Node {
    /// Returns the guide's position in the node's coordinates, cached if possible; nil for the default position.
    package final func explicitGuide(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard guideKinds.contains(guide.kind) else { return nil }
        if let known = guides.value(guide, in: size) { return known }
        let value = explicitAlignment(guide, in: size)
        guides.store(value, of: guide, in: size)
        return value
    }

    /// The kinds of guides that the node or a node inside it may define.
    private var guideKinds: GuideKinds {
        if let knownGuideKinds { return knownGuideKinds }
        var kinds = ownGuideKinds
        for item in laidItems { kinds.formUnion(item.guideKinds) }
        knownGuideKinds = kinds
        return kinds
    }
}
