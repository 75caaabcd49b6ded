import Foundation
import ScrollPhysics
@_spi(Nodes) import ScrollUI

/// Going back by dragging the page away from its leading edge, or down into the view that it was zoomed from.
extension NavigationPageLink {
    func canSwipe(from location: CGPoint) -> Bool {
        guard hasBackButton, let page, let pages, pages.page(below: page) != nil else { return false }
        let x = pages.convertFromWindow(location).x
        return pages.scope.isRightToLeft ? x >= pages.frame.width - PageSwipe.edgeWidth : x <= PageSwipe.edgeWidth
    }

    /// Whether the page was zoomed from a view and the scroll views at `location` are at their top.
    func canPull(from location: CGPoint) -> Bool {
        guard let node = pullable, zoomedView(in: node.graph) != nil else { return false }
        var path: [Node] = []
        _ = node.hitTest(node.convertFromWindow(location), path: &path)
        return path.allSatisfy { ($0 as? ScrollNode)?.isAwayFromTop != true }
    }

    /// The node that a finger drags away; nil if there is nothing behind it.
    private var pullable: Node? {
        guard let page, let pages else { return cover }
        return pages.page(below: page) == nil ? nil : pages
    }

    /// Moves the page. `translation` is in points, positive to the right and down.
    func swipe(by translation: CGSize, _ direction: PageDirection = .aside) {
        guard let node = pullable else { return }
        if !swipe.isHeld {
            swipe.begin(at: node.graph.time)
            if let page, let pages, let below = pages.page(below: page) { pages.swipeDidBegin(over: below, self) }
        }
        swipe.move(by: out(translation, direction, node) / length(direction, node))
        node.graph.setNeedsPaint()
    }

    /// Ends the drag. `velocity` is in points per second, positive to the right and down.
    func endSwipe(velocity: CGSize, _ direction: PageDirection = .aside) {
        guard swipe.isHeld, let node = pullable else { return }
        let (time, length) = (node.graph.time, length(direction, node))
        let velocity = out(velocity, direction, node)
        let feel = EnvironmentValues(scope: node.scope).scrollFeel
        guard swipe.lift(velocity: velocity, width: length, feel: feel, at: time) else { return comeBack(node) }
        let rest = (1 - swipe.share(at: time)) * length
        if let page, let pages {
            pages.pop(page, with: PageSwipe.animation(over: rest, velocity: velocity))
        } else {
            dismiss()
        }
    }

    /// Cancels the drag: the page returns.
    func cancelSwipe() {
        guard swipe.isHeld, let node = pullable else { return }
        swipe.cancel(at: node.graph.time)
        comeBack(node)
    }

    private func comeBack(_ node: Node) {
        node.graph.animations.keepAwake(until: swipe.end)
        node.graph.setNeedsPaint()
    }

    private func length(_ direction: PageDirection, _ node: Node) -> Double {
        max(1, Double(direction == .down ? node.frame.height : node.frame.width))
    }

    private func out(_ distance: CGSize, _ direction: PageDirection, _ node: Node) -> Double {
        if direction == .down { return Double(distance.height) }
        return Double(node.scope.isRightToLeft ? -distance.width : distance.width)
    }

    /// A gesture that drags a zoomed page from its top down, back into its source view.
    var pull: some Gesture {
        EdgeDragGesture(
            canBegin: { [weak self] in self?.canPull(from: $0) == true }, direction: nil,
            cancel: { [weak self] in self?.cancelSwipe() }
        )
        .onChanged { [weak self] in self?.swipe(by: $0.translation, .down) }
        .onEnded { [weak self] in self?.endSwipe(velocity: $0.velocity, .down) }
    }
}

extension ScrollNode {
    /// Whether there is content above the visible part.
    fileprivate var isAwayFromTop: Bool {
        axes.contains(.vertical) && scroller.extent.clamp(offset + ScrollVector(x: 0, y: -1)).y < offset.y - 1e-6
    }
}
