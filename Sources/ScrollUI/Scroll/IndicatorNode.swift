import Foundation
import ScrollPhysics

/// What the mouse takes hold of in a scroll view: the bar of one axis.
final class IndicatorNode: Node {
    let axis: Axis
    /// Nil once it has gone.
    private weak var scroll: ScrollNode?
    private let object = Responder()
    private var grabbed: (geometry: IndicatorGeometry, offset: ScrollVector)?

    init(axis: Axis, scroll: ScrollNode) {
        self.axis = axis
        self.scroll = scroll
        super.init(graph: scroll.graph, parent: scroll, scope: scroll.scope)
        layoutParent = scroll
        object.handlers = Responder.Handlers(
            hover: { [weak self] in
                guard let self else { return }
                self.scroll?.indicators.setActive($0 ? axis : nil, at: graph.time, graph)
            },
            drag: { [weak self] in self?.follow($0) })
    }

    override var responder: Responder? { object }

    private func follow(_ event: DragEvent) {
        guard let scroll else { return }
        switch event.phase {
        case .began:
            let window = CGRect(origin: .zero, size: scroll.frame.size)
            guard let geometry = scroll.indicators.geometry(scroll, axis, window: window) else { return }
            grabbed = (geometry, scroll.scroller.offset(at: graph.time))
            scroll.indicators.setActive(axis, at: graph.time, graph)
        case .changed:
            guard let grabbed else { return }
            var place = grabbed.offset
            place[ScrollAxis(axis)] += grabbed.geometry.offsetChange(
                for: CGPoint(x: event.translation.width, y: event.translation.height)[axis])
            scroll.isMovedByBar = true
            scroll.scroll(to: place, Transaction())
        case .ended, .cancelled:
            grabbed = nil
            scroll.indicators.setActive(nil, at: graph.time, graph)
        }
    }
}
