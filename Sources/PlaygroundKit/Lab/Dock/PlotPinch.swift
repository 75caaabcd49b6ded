import Foundation
import ScrollUI

/// Pinches the curves with two fingers: the times under the fingers stay under them.
///
/// Handles events before the views do. A single finger is left to the views.
/// Does not own: the host, the curves.
@MainActor
final class PlotPinch {
    private let host: ViewHost
    private let model: PlaygroundModel
    /// The fingers that went down on the curves, in their order, in window coordinates.
    private var fingers: [(id: Int, location: CGPoint)] = []
    /// Whether the fingers are kept from all views until the last one is lifted.
    private var isPinching = false

    init(host: ViewHost, model: PlaygroundModel) {
        self.host = host
        self.model = model
    }

    /// Returns true if the event was handled, and is not for the views.
    func take(_ event: InputEvent) -> Bool {
        switch event.kind {
        case .pointerDown(let pointer): begin(pointer, at: event.time)
        case .pointerMoved(let pointer): move(pointer)
        case .pointerUp(let pointer): end(pointer.id)
        case .pointerCancelled(let id): end(id)
        case .focus(false): drop()
        default: false
        }
    }

    private func begin(_ finger: InputEvent.Pointer, at time: Duration) -> Bool {
        guard finger.device == .touch, let plot, plot.contains(finger.location) else { return false }
        fingers.removeAll { $0.id == finger.id }
        fingers.append((finger.id, finger.location))
        guard fingers.count == 2, !isPinching else { return isPinching }
        isPinching = true
        // The first finger had started to pan or to click.
        host.send(InputEvent(.pointerCancelled(id: fingers[0].id), at: time))
        return true
    }

    private func move(_ finger: InputEvent.Pointer) -> Bool {
        guard let index = fingers.firstIndex(where: { $0.id == finger.id }) else { return false }
        let before = fingers
        fingers[index].location = finger.location
        guard isPinching else { return false }
        if fingers.count >= 2, let gestures { gestures.pinch(from: spread(before), to: spread(fingers)) }
        return true
    }

    private func end(_ id: Int) -> Bool {
        guard fingers.contains(where: { $0.id == id }) else { return false }
        fingers.removeAll { $0.id == id }
        defer { if fingers.isEmpty { isPinching = false } }
        return isPinching
    }

    private func drop() -> Bool {
        fingers.removeAll()
        isPinching = false
        return false
    }

    /// Returns the spread of the first two fingers, in the plot's coordinates.
    private func spread(_ fingers: [(id: Int, location: CGPoint)]) -> PlotGestures.Spread {
        let origin = plot?.origin ?? .zero
        let locations = fingers.prefix(2).map { CGPoint(x: $0.location.x - origin.x, y: $0.location.y - origin.y) }
        return PlotGestures.Spread(
            middle: (locations[0].x + locations[1].x) / 2,
            distance: hypot(locations[0].x - locations[1].x, locations[0].y - locations[1].y))
    }

    private var plot: CGRect? {
        host.frame(ofID: "curves")?.insetBy(dx: CurvePlot.padding, dy: CurvePlot.padding)
    }

    private var gestures: PlotGestures? {
        guard let plot else { return nil }
        let layout = PlotLayout(size: plot.size, count: model.lab.dock.content.quantities.count)
        return PlotGestures(model: model, data: model.curves, layout: layout)
    }
}
