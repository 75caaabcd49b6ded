import Drawing
import Foundation

/// Flashes over areas that differ from the previous frame; they fade within half a second.
///
/// Painted after all other content and outside the tree, so that flashes cause no updates or further flashes.
@MainActor
final class RepaintFlashes {
    private struct Flash {
        /// The area in window coordinates, in points.
        var rect: CGRect
        var start: Duration
    }

    private static let length = Duration.milliseconds(500)
    /// The maximum number of flashes; more could not be distinguished, for example during scrolling.
    private static let mostFlashes = 256

    private var regions: [RepaintRegionNode] = []
    private var flashes: [Flash] = []
    /// Whether the next frame is the first one watched. It is skipped, because without a previous frame everything would flash.
    private var isFirst = true

    var isWatching: Bool { !regions.isEmpty }

    func watch(_ node: RepaintRegionNode) {
        guard !regions.contains(where: { $0 === node }) else { return }
        if regions.isEmpty { isFirst = true }
        regions.append(node)
    }

    func unwatch(_ node: RepaintRegionNode) {
        regions.removeAll { $0 === node }
    }

    /// Records the areas that differ in this frame.
    func note(_ rects: [CGRect], at time: Duration) {
        flashes.removeAll { time - $0.start >= Self.length }
        guard isWatching else { return flashes.removeAll() }
        if isFirst {
            isFirst = false
            return
        }
        let regions = regions.map(\.region)
        for rect in rects {
            for region in regions {
                let part = rect.intersection(region)
                if !part.isNull, !part.isEmpty { add(part, at: time) }
            }
        }
        if flashes.count > Self.mostFlashes { flashes.removeFirst(flashes.count - Self.mostFlashes) }
    }

    private func add(_ rect: CGRect, at time: Duration) {
        flashes.removeAll { $0.rect == rect }
        flashes.append(Flash(rect: rect, start: time))
    }

    /// Whether flashes are visible, so that another frame is needed.
    var isRunning: Bool { !flashes.isEmpty }

    func paint(into painter: Painter, at time: Duration) {
        for flash in flashes {
            let share = 1 - (time - flash.start) / Self.length
            guard share > 0 else { continue }
            let outline = Outline.roundedRect(Rect(flash.rect.insetBy(dx: -1, dy: -1)), radius: 3)
            painter.draw(outline, lineWidth: nil, Self.color(0.30 * share))
            painter.draw(outline, lineWidth: 1.5, Self.color(0.95 * share))
        }
    }

    private static func color(_ opacity: Double) -> PixelColor {
        PixelColor(SIMD4(0.94, 0.49, 0.06, opacity))
    }
}

nonisolated extension View {
    /// Flashes over areas of this view that differ from the previous frame: views that changed, moved, appeared or disappeared. While on,
    /// it
    /// uses memory for two frames. An extension of ScrollUI.
    public func flashesRepaints(_ isOn: Bool = true) -> some View {
        RepaintRegion(content: self, isOn: isOn)
    }
}

package nonisolated struct RepaintRegion<Content: View>: View {
    package typealias Body = Never

    let content: Content
    let isOn: Bool

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(RepaintRegionNode.self) { RepaintRegionNode(graph: $0, parent: $1, scope: $2) }
        if isOn { node.graph.flashes.watch(node) } else { node.graph.flashes.unwatch(node) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

/// A region in which flashes are requested.
final class RepaintRegionNode: Node {
    override var isTransparent: Bool { true }
    override var isReusable: Bool { false }
    override func willRemove() { graph.flashes.unwatch(self) }

    /// The region in window coordinates, in points.
    var region: CGRect { layoutItems.filter(\.isPlaced).reduce(CGRect.null) { $0.union($1.windowFrame) } }
}
