import Foundation

/// Which views the mouse is over.
@MainActor
final class HoverTracker {
    private var responders: [Responder] = []
    private(set) var location: CGPoint?
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
        pointerStyle = next.last { $0.handlers.pointerStyle != nil }?.handlers.pointerStyle ?? .arrow
    }
}
