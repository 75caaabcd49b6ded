import Foundation

/// Which views the mouse is over.
@MainActor
final class HoverTracker {
    private var responders: [Responder] = []
    private(set) var location: CGPoint?
    private var lastMove: CGPoint?
    private(set) var pointerStyle = PointerStyle.arrow

    func update(_ path: [Node], at location: CGPoint?) {
        self.location = location
        let next = path.compactMap(\.responder)
        for responder in responders where !next.contains(where: { $0 === responder }) {
            responder.handlers.hover?(false)
        }
        for responder in next where !responders.contains(where: { $0 === responder }) {
            responder.handlers.hover?(true)
        }
        responders = next
        if let location { move(to: location) }
        pointerStyle = next.last { $0.handlers.pointerStyle != nil }?.handlers.pointerStyle ?? .arrow
    }

    private func move(to location: CGPoint) {
        guard location != lastMove else { return }
        lastMove = location
        for responder in responders {
            guard let move = responder.handlers.hoverMove, let node = responder.node else { continue }
            move(node, location)
        }
    }
}
