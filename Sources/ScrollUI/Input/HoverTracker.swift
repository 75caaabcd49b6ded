import Foundation

/// Which views the mouse is over.
@MainActor
final class HoverTracker {
    private var targets: [Target] = []
    private(set) var location: CGPoint?
    private var lastMove: CGPoint?
    private(set) var pointerStyle = PointerStyle.arrow

    func update(_ path: [Node], at location: CGPoint?) {
        self.location = location
        let next = path.compactMap { node in node.responder.map { Target(responder: $0, node: node) } }
        // What was taken away under the pointer is not told any more.
        for target in targets where target.node != nil && !next.contains(where: { $0.responder === target.responder }) {
            target.responder.handlers.hover?(false)
        }
        for target in next where !targets.contains(where: { $0.responder === target.responder }) {
            target.responder.handlers.hover?(true)
        }
        targets = next
        if let location { move(to: location) }
        pointerStyle =
            next.last { $0.responder.handlers.pointerStyle != nil }?.responder.handlers.pointerStyle ?? .arrow
    }

    private func move(to location: CGPoint) {
        guard location != lastMove else { return }
        lastMove = location
        for target in targets {
            guard let move = target.responder.handlers.hoverMove, let node = target.node else { continue }
            move(node, location)
        }
    }

    /// A view under the mouse, which may go away before the mouse does.
    private struct Target {
        let responder: Responder
        weak var node: Node?
    }
}
