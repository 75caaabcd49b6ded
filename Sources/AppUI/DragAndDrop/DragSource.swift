import Drawing
import Foundation
@_spi(Nodes) public import ScrollUI

/// The value that can be dragged from a view.
struct DragSource {
    let payload: () -> any Transferable
    /// The view under the pointer; nil for the source view itself.
    var preview: (() -> AnyView)?
}

/// Begins a drag: with the mouse as soon as it moves, with a finger after a long press.
final class DragSourceRunner: GestureRunner {
    var source: DragSource
    private var start: PointerSample?

    /// The mouse movement that begins a drag, in points; less than the movement after which a mouse scrolls.
    private static let mouseSlop = 4.0
    /// The movement allowed during a long press, in points.
    private static let fingerSlop = 10.0
    /// The duration of the press, the same as for a long press.
    private static let holdTime = Duration.milliseconds(500)

    init(_ source: DragSource) {
        self.source = source
    }

    override var kinds: GestureKinds { [.drag, .longPress] }
    override var dragDistance: Double? { start?.pointer.device == .mouse ? Self.mouseSlop : nil }
    override var deadline: Duration? {
        start.flatMap { $0.pointer.device == .touch ? $0.time + Self.holdTime : nil }
    }
    override func reset() { start = nil }

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GestureStanding {
        if sample.phase == .down {
            start = sample
            return .possible
        }
        guard let start, sample.phase != .up else { return .failed }
        let distance = sample.distance(to: start.location)
        if start.pointer.device == .touch {
            if distance > Self.fingerSlop { return .failed }
            guard sample.time >= start.time + Self.holdTime else { return .possible }
        } else {
            guard distance >= Self.mouseSlop else { return .possible }
        }
        context.enqueue { [source, weak node = context.node] in
            node?.beginDrag(source, from: start.location, pointer: sample.pointer)
        }
        return .active
    }
}

extension Node {
    fileprivate func beginDrag(_ source: DragSource, from start: CGPoint, pointer: InputEvent.Pointer) {
        let grip = convertFromWindow(start)
        guard let picture = dragPicture(of: source) else { return }
        // A preview of another size is held at the same relative position.
        let size = frame.size
        let (x, y) = (grip.x / max(size.width, 1), grip.y / max(size.height, 1))
        let session = DragSession(
            source.payload(), picture, grip: CGSize(width: x * picture.size.width, height: y * picture.size.height),
            pointer: pointer, in: graph)
        graph.capture?.cancel()
        graph.capture = session
        session.follow(pointer.location)
    }

    /// Returns a display list of the view, or of its preview, in its current state.
    private func dragPicture(of source: DragSource) -> DisplayList? {
        guard let preview = source.preview else { return picture(of: self) }
        let slot = SlotNode(graph: graph, parent: self, scope: scope)
        NodeBuilder.fill(slot, scope: scope) { $0.implicitStack { preview()._lower(into: &$0) } }
        slot.layoutParent = self
        slot.place(at: .zero, proposal: ProposedViewSize(frame.size))
        defer { slot.remove() }
        return picture(of: slot)
    }

    private func picture(of node: Node) -> DisplayList {
        let painter = Painter()
        painter.begin(
            size: node.frame.size, scale: CGFloat(node.scope.value(of: DisplayScaleKey.self)), snapsToPixels: false)
        painter.paint(node, at: .zero)
        return painter.list
    }
}

private struct DragSourceModifier: NodeModifier {
    private var object: DragSourceRunner
    private let source: DragSource

    @MainActor
    init(_ source: DragSource) {
        object = DragSourceRunner(source)
        self.source = source
    }

    mutating func animate(from old: DragSourceModifier, graph: ViewGraph) {
        object = old.object
        object.source = source
    }

    func needsLayout(after old: DragSourceModifier) -> Bool { false }
    var gestureRunner: GestureRunner? { object }
}

nonisolated private struct DraggableView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let source: DragSource

    @MainActor func _lower(into builder: inout NodeBuilder) {
        Modified(content: content, modifier: DragSourceModifier(source))._lower(into: &builder)
    }
}

extension DraggableView: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

nonisolated extension View {
    func dragSource(_ source: DragSource) -> some View { DraggableView(content: self, source: source) }

    /// Lets the user drag `payload` from this view with the mouse, or with a finger after a press of half a second. The
    /// view itself is shown under the pointer. Near the edge of a scroll view, the content scrolls during the drag.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        dragSource(DragSource(payload: payload))
    }

    /// Lets the user drag `payload` from this view, with `preview` under the pointer.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
    ) -> some View {
        dragSource(DragSource(payload: payload, preview: { AnyView(preview()) }))
    }
}
