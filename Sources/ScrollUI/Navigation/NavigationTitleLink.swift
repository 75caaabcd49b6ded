import Foundation

/// Ties the large title of a page to what scrolls below it.
///
/// The title's space is at the start of the content: it is scrolled away with it, and no layout depends on the offset.
@MainActor
final class NavigationTitleLink {
    private struct Candidate {
        weak var scroll: ScrollNode?
        /// Known after the first layout.
        var isBelowBar = true
    }

    private var candidates: [Candidate] = []
    weak var bar: NavigationBarNode?
    /// Of the large title; zero without one. Points.
    private(set) var space: CGFloat = 0

    func add(_ scroll: ScrollNode) {
        candidates.append(Candidate(scroll: scroll))
        bar?.setNeedsLayout()
    }

    func remove(_ scroll: ScrollNode) {
        candidates.removeAll { $0.scroll == nil || $0.scroll === scroll }
        bar?.setNeedsLayout()
    }

    func note(_ scroll: ScrollNode, isBelowBar: Bool) {
        guard let index = candidates.firstIndex(where: { $0.scroll === scroll }),
            candidates[index].isBelowBar != isBelowBar
        else { return }
        candidates[index].isBelowBar = isBelowBar
        bar?.setNeedsLayout()
    }

    func setSpace(_ space: CGFloat) {
        guard space != self.space else { return }
        self.space = space
        for candidate in candidates { candidate.scroll?.setNeedsLayout() }
    }

    /// What takes the title away; nil where nothing below the bar scrolls.
    var scroll: ScrollNode? {
        // A page that is covered is laid out as it will be seen.
        let isCovered = bar?.isUnderCover == true
        return candidates.first {
            $0.isBelowBar && $0.scroll != nil && (isCovered || $0.scroll?.isUnderCover == false)
        }?.scroll
    }
}

struct NavigationTitleKey: EnvironmentKey {
    static var defaultValue: NavigationTitleLink? { nil }
}

extension EnvironmentValues {
    /// Of the page, whose title scroll views take away.
    var titleLink: NavigationTitleLink? {
        get { self[NavigationTitleKey.self] }
        set { self[NavigationTitleKey.self] = newValue }
    }
}
