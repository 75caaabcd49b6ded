import Foundation

/// The views under the mouse.
@MainActor
final class HoverTracker {
    private var targets: [Target] = []
    private(set) var location: CGPoint?
    private var lastMove: CGPoint?
    private(set) var pointerStyle = PointerStyle.arrow

    func update(_ path: [Node], at location: CGPoint?) {
        self.location = location
        if !areTargets(in: path) { replaceTargets(by: path) }
        if let location { move(to: location) }
        pointerStyle =
            targets.last { $0.responder.handlers.pointerStyle != nil }?.responder.handlers.pointerStyle ?? .arrow
    }

    /// Whether the views of `path` are the present targets, as in most frames.
    private func areTargets(in path: [Node]) -> Bool {
        var index = 0
        for node in path {
            guard let responder = node.responder else { continue }
            guard index < targets.count, targets[index].responder === responder, targets[index].view.node === node
            else { return false }
            index += 1
        }
        return index == targets.count
    }

    private func replaceTargets(by path: [Node]) {
        let next = path.compactMap { node in node.responder.map { Target(responder: $0, view: NodeHandle(node)) } }
        for target in targets where !next.contains(where: { $0.view.node === target.view.node }) {
            target.responder.handlers.hover?(false)
        }
        for target in next where !targets.contains(where: { $0.view.node === target.view.node }) {
            target.responder.handlers.hover?(true)
        }
        targets = next
    }

    private func move(to location: CGPoint) {
        guard location != lastMove else { return }
        lastMove = location
        for target in targets {
            guard let move = target.responder.handlers.hoverMove, let node = target.view.node else { continue }
            move(node, location)
        }
    }

    /// Ends hovering for views that have left the tree.
    func dropDeparted() {
        let departed = targets.filter { !$0.view.isThere }
        guard !departed.isEmpty else { return }
        targets.removeAll { !$0.view.isThere }
        for target in departed { target.responder.handlers.hover?(false) }
    }

    /// A view under the mouse, which may be removed before the mouse leaves.
    private struct Target {
        let responder: Responder
        let view: NodeHandle<Node>
    }
}
