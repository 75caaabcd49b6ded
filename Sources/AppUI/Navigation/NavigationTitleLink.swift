import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// Connects the large title of a page with the scroll view below it.
///
/// The space for the title is at the start of the content: it scrolls away with the content, and no layout depends on the offset.
@MainActor
final class NavigationTitleLink {
    private struct Candidate {
        weak var scroll: ScrollNode?
        /// Whether the scroll view begins below the bar; determined in the first layout.
        var isBelowBar = true
        /// The update in which it was last found not to.
        var refusal: Int?
    }

    private var candidates: [Candidate] = []
    weak var bar: NavigationBarNode?
    /// The height of the large title in points; zero without a large title.
    private(set) var space: CGFloat = 0

    /// Notes whether a scroll view begins below the bar. Returns what counts: the bar is higher without a scroll view below it, which may
    /// push one below it that would not be there otherwise. So the answer no is final for the layout.
    private func note(_ scroll: ScrollNode, isBelowBar: Bool) -> Bool {
        guard let index = candidates.firstIndex(where: { $0.scroll === scroll }) else { return isBelowBar }
        let update = scroll.graph.updateNumber
        if !isBelowBar { candidates[index].refusal = update }
        let counts = isBelowBar && candidates[index].refusal != update
        guard candidates[index].isBelowBar != counts else { return counts }
        candidates[index].isBelowBar = counts
        bar?.setNeedsLayout()
        return counts
    }

    func setSpace(_ space: CGFloat) {
        guard space != self.space else { return }
        self.space = space
        for candidate in candidates { candidate.scroll?.setNeedsLayout() }
    }

    /// The scroll view that scrolls the title away; nil if no scroll view is below the bar.
    var scroll: ScrollNode? {
        // A covered page is laid out as it will be shown.
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

    /// Returns the space for the bar's large title at the start of the content, for a scroll view directly below the
    /// bar. Pages fill whole windows and have no such space.
    func leadingSpace(of scroll: ScrollNode) -> CGFloat {
        let isBelowBar =
            scroll.usedSafeArea.top > 0 && !scroll.isPaging && scroll.linearTransform(to: nil) == .identity
        return note(scroll, isBelowBar: isBelowBar) ? space : 0
    }
}

extension EnvironmentValues {
    /// The title link of the page, whose title is scrolled away by scroll views.
    var titleLink: NavigationTitleLink? {
        get { scrollCompanion as? NavigationTitleLink }
        set { scrollCompanion = newValue }
    }
}
