import Drawing
import Foundation
import ScrollPhysics
@_spi(Nodes) import ScrollUI

/// A drag of a value from one view to another.
///
/// Does not own: the pointer's press, which the router ends when the drag begins, so that the source view may be
/// removed during the drag, as are rows that are scrolled out of view.
@MainActor
final class DragSession: PointerCapture {
    let payload: any Transferable
    let pointer: Int
    private unowned let graph: ViewGraph
    /// The image under the pointer.
    private let picture: DisplayList
    /// The offset from the image's top left corner to the pointer, in points.
    private let grip: CGSize
    private(set) var location: CGPoint
    private var target: (view: NodeHandle<Node>, drop: DropHandler)?
    /// The time at which content was scrolled last; nil while the pointer is not near an edge.
    private var lastScroll: Duration?

    /// The distance from its edges, in points, within which a scroll view scrolls, and the speed at the edge itself, in
    /// points per second.
    private static let edge: CGFloat = 44
    private static let speed = 900.0
    /// The maximum time step in seconds, so that content does not jump after a late frame.
    private static let longestStep = 1.0 / 20

    init(
        _ payload: any Transferable, _ picture: DisplayList, grip: CGSize, pointer: InputEvent.Pointer,
        in graph: ViewGraph
    ) {
        self.payload = payload
        self.picture = picture
        self.grip = grip
        self.pointer = pointer.id
        self.graph = graph
        location = pointer.location
    }

    // MARK: The pointer

    func follow(_ location: CGPoint) {
        self.location = location
        graph.setNeedsPaint()
        let root = graph.popovers.front?.panel ?? graph.root
        let next = root?.dropTarget(at: location) { $0.accepts(self.payload) }
        if next?.node !== target?.view.node {
            target?.drop.exited(local(target?.view.node))
            target = next.map { (NodeHandle($0.node), $0.drop) }
            target?.drop.entered(payload, local(next?.node))
        }
        if let node = target?.view.node { target?.drop.moved(local(node)) }
    }

    private func local(_ node: Node?) -> CGPoint { node?.convertFromWindow(location) ?? location }

    func release(at location: CGPoint) {
        follow(location)
        guard let target, let node = target.view.node else { return cancel() }
        self.target = nil
        end()
        _ = target.drop.perform(payload, local(node))
        target.drop.exited(local(node))
    }

    func cancel() {
        target?.drop.exited(local(target?.view.node))
        target = nil
        end()
    }

    private func end() {
        if graph.capture === self { graph.capture = nil }
        graph.setNeedsPaint()
    }

    // MARK: Spring loading and scrolling

    /// The button under the dragged item, and the time at which the item arrived there.
    private var spring: (button: NodeHandle<Node>, start: Duration, isDone: Bool)?

    /// The time after which a button under the dragged item is performed.
    private static let springTime = Duration.milliseconds(600)

    /// Whether frames are needed while the pointer rests.
    var isWaiting: Bool { lastScroll != nil || spring?.isDone == false }

    /// Advances the drag. `path` contains the nodes under the pointer, outermost first.
    func advance(to time: Duration, over path: [Node]) {
        scroll(path, at: time)
        press(path, at: time)
    }

    /// Performs a button that has spring loading enabled.
    private func press(_ path: [Node], at time: Duration) {
        let button = path.last { $0.responder?.handlers.tap != nil }
        guard let button, button.scope.value(of: SpringLoadingKey.self) == .enabled else { return spring = nil }
        if spring?.button.node !== button { spring = (NodeHandle(button), time, false) }
        guard let start = spring?.start, spring?.isDone == false, time >= start + Self.springTime else { return }
        spring?.isDone = true
        button.responder?.handlers.tap?(1, button.convertFromWindow(location))
    }

    /// Scrolls the innermost scroll view of `path` that has the pointer near its edge.
    private func scroll(_ path: [Node], at time: Duration) {
        let step = min((time - (lastScroll ?? time)) / .seconds(1), Self.longestStep)
        lastScroll = nil
        for case let scroll as ScrollNode in path.reversed() {
            let pull = pull(in: scroll)
            guard pull.x != 0 || pull.y != 0 else { continue }
            let goal = scroll.scroller.extent.clamp(scroll.offset + pull * (step * Self.speed))
            guard goal != scroll.offset || step == 0 else { continue }
            lastScroll = time
            if step > 0 {
                scroll.scroll(to: goal, Transaction())
                follow(location)
            }
            return
        }
    }

    /// Returns the closeness of the pointer to an edge, from -1 to 1 along each scrollable axis.
    private func pull(in scroll: ScrollNode) -> ScrollVector {
        var pull = ScrollVector(x: 0, y: 0)
        let frame = scroll.windowFrame
        for axis in Axis.allCases where scroll.axes.contains(axis) && scroll.canScroll {
            let edge = min(Self.edge, frame.size[axis] / 4)
            let point = axis == .horizontal ? location.x : location.y
            let (before, after) = (point - frame.lowerEdge(axis), frame.upperEdge(axis) - point)
            if before < edge { pull[ScrollAxis(axis)] = -Double(min(1, 1 - before / edge)) }
            if after < edge { pull[ScrollAxis(axis)] = Double(min(1, 1 - after / edge)) }
        }
        return pull
    }

    // MARK: Drawing

    func paint(into painter: Painter) {
        painter.group(opacity: 0.88) {
            painter.shift(by: CGSize(width: location.x - grip.width, height: location.y - grip.height)) {
                painter.draw(picture)
            }
        }
    }
}

extension Node {
    /// Returns the innermost view at a point of the window that accepts the dragged value, or the last one of several.
    /// Complexity: O(n) in the nodes.
    final func dropTarget(at point: CGPoint, where takes: (DropHandler) -> Bool) -> (node: Node, drop: DropHandler)? {
        if isCovered { return nil }
        if self is ScrollNode, isPlaced, !windowFrame.includes(point) { return nil }
        for child in (children + detachedChildren).reversed() {
            if let found = child.dropTarget(at: point, where: takes) { return found }
        }
        guard let drop = responder?.handlers.drop, isPlaced, scope.value(of: IsEnabledKey.self),
            isReached(byDropAt: convertFromWindow(point)), takes(drop)
        else { return nil }
        return (self, drop)
    }
}
