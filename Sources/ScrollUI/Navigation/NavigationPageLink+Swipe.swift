import Foundation
import ScrollPhysics

/// Going back by drawing the page away from its leading edge.
extension NavigationPageLink {
    func canSwipe(from location: CGPoint) -> Bool {
        guard hasBackButton, let page, let pages, pages.page(below: page) != nil else { return false }
        let x = pages.convertFromWindow(location).x
        return pages.scope.isRightToLeft ? x >= pages.frame.width - PageSwipe.edgeWidth : x <= PageSwipe.edgeWidth
    }

    /// `translation` in points, to the right.
    func swipe(by translation: CGFloat) {
        guard let page, let pages, let below = pages.page(below: page) else { return }
        if !swipe.isHeld {
            swipe.begin(at: pages.graph.time)
            pages.swipeDidBegin(over: below, self)
        }
        swipe.move(by: out(translation, pages) / width(pages))
        pages.graph.setNeedsPaint()
    }

    /// `velocity` in points per second, to the right.
    func endSwipe(velocity: CGFloat) {
        guard swipe.isHeld, let page, let pages else { return }
        let (time, width) = (pages.graph.time, width(pages))
        let velocity = out(velocity, pages)
        let feel = EnvironmentValues(scope: pages.scope).scrollFeel
        if swipe.lift(velocity: velocity, width: width, feel: feel, at: time) {
            let rest = (1 - swipe.share(at: time)) * width
            pages.pop(page, with: PageSwipe.animation(over: rest, velocity: velocity))
        } else {
            comeBack(pages)
        }
    }

    /// The finger was taken away: the page comes back.
    func cancelSwipe() {
        guard swipe.isHeld, let pages else { return }
        swipe.cancel(at: pages.graph.time)
        comeBack(pages)
    }

    private func comeBack(_ pages: NavigationPagesNode) {
        pages.graph.animations.keepAwake(until: swipe.end)
        pages.graph.setNeedsPaint()
    }

    private func width(_ pages: NavigationPagesNode) -> Double { max(1, Double(pages.frame.width)) }

    private func out(_ distance: CGFloat, _ pages: NavigationPagesNode) -> Double {
        Double(pages.scope.isRightToLeft ? -distance : distance)
    }
}
