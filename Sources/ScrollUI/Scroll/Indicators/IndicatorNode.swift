import Foundation
import ScrollPhysics

/// The scroll bar of one axis, as the mouse drags it.
final class IndicatorNode: Node {
    let axis: Axis
    /// Nil after the scroll view has been removed.
    private var scroll: ScrollNode? { parent as? ScrollNode }
    private let object = Responder()
    private var grabbed: (geometry: IndicatorGeometry, progress: Double)?

    init(axis: Axis, scroll: ScrollNode) {
        self.axis = axis
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
            grabbed = (geometry, progress(of: scroll))
            scroll.indicators.setActive(axis, at: graph.time, graph)
        case .changed:
            guard let grabbed else { return }
            let translation = CGPoint(x: event.translation.width, y: event.translation.height)[axis]
            scroll.drag(
                to: offset(at: grabbed.progress + grabbed.geometry.progressChange(for: translation), in: scroll))
        case .ended, .cancelled:
            grabbed = nil
            scroll.indicators.setActive(nil, at: graph.time, graph)
        }
    }

    /// Returns the scrolled share of the scrollable distance, from 0 to 1.
    private func progress(of scroll: ScrollNode) -> Double {
        let bounds = scroll.scroller.extent[ScrollAxis(axis)]
        let offset = bounds.clamp(scroll.scroller.offset(at: scroll.time(at: graph.time))[ScrollAxis(axis)])
        return bounds.fits ? 0 : (offset - bounds.minimumOffset) / (bounds.maximumOffset - bounds.minimumOffset)
    }

    /// Returns the offset for a progress, from the present lengths: rows that were created meanwhile may have changed
    /// them.
    private func offset(at progress: Double, in scroll: ScrollNode) -> ScrollVector {
        let bounds = scroll.scroller.extent[ScrollAxis(axis)]
        var offset = scroll.scroller.offset(at: scroll.time(at: graph.time))
        let share = min(max(progress, 0), 1)
        offset[ScrollAxis(axis)] = bounds.minimumOffset + (bounds.maximumOffset - bounds.minimumOffset) * share
        return offset
    }
}
