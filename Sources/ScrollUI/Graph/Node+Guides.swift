import Foundation

/// The lines by which containers align a node, from what it and its items say.
extension Node {
    /// The guide's position in the node's own space, from the cache where it can be; nil for the default position.
    package final func explicitGuide(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard guideKinds.contains(guide.kind) else { return nil }
        if let known = guides.value(guide, in: size) { return known }
        let value = explicitAlignment(guide, in: size)
        guides.store(value, of: guide, in: size)
        return value
    }

    /// The kinds of lines that the node or something in it may say something about.
    private var guideKinds: GuideKinds {
        if let knownGuideKinds { return knownGuideKinds }
        var kinds = ownGuideKinds
        for item in items { kinds.formUnion(item.guideKinds) }
        knownGuideKinds = kinds
        return kinds
    }
}
