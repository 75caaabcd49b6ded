import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

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

    private func note(_ scroll: ScrollNode, isBelowBar: Bool) {
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

extension NavigationTitleLink: ScrollCompanion {
    func attach(_ scroll: ScrollNode) -> Bool {
        guard scroll.axes.contains(Axis.Set.vertical) else { return false }
        candidates.append(Candidate(scroll: scroll))
        bar?.setNeedsLayout()
        return true
    }

    func detach(_ scroll: ScrollNode) {
        candidates.removeAll { $0.scroll == nil || $0.scroll === scroll }
        bar?.setNeedsLayout()
    }

    /// Below a bar the content leaves space for the bar's large title. Pages are whole windows, and have no such space.
    func leadingSpace(of scroll: ScrollNode) -> CGFloat {
        let isBelowBar =
            scroll.usedSafeArea.top > 0 && !scroll.isPaging && scroll.linearTransform(to: nil) == .identity
        note(scroll, isBelowBar: isBelowBar)
        return isBelowBar ? space : 0
    }
}

extension EnvironmentValues {
    /// Of the page, whose title scroll views take away.
    var titleLink: NavigationTitleLink? {
        get { scrollCompanion as? NavigationTitleLink }
        set { scrollCompanion = newValue }
    }
}
