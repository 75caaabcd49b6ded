import Drawing
import Foundation
import ScrollPhysics

/// The bars that show where a scroll view is: there while it moves, fading afterwards.
@MainActor
final class ScrollIndicators {
    // Distances and times as in iOS: shown until 0.3 s after rest, then gone within 0.25 s.
    private static let rest = Duration.milliseconds(300)
    private static let fade = Duration.milliseconds(250)
    private static let leastLength: CGFloat = 36
    private static let edgeDistance: CGFloat = 3

    private var hideFrom: Duration?
    private var isShown = false
    /// Points: 6 for a mouse, 3 for a finger.
    var thickness: CGFloat = 6

    func update(isScrolling: Bool, at time: Duration, _ clock: AnimationClock) {
        if isScrolling {
            isShown = true
            hideFrom = nil
        } else if isShown {
            isShown = false
            hideFrom = time + ScrollIndicators.rest
            clock.keepAwake(until: time + ScrollIndicators.rest + ScrollIndicators.fade)
        }
    }

    func opacity(at time: Duration) -> Double {
        if isShown { return 1 }
        guard let hideFrom else { return 0 }
        let elapsed = (time - hideFrom) / ScrollIndicators.fade
        return 1 - min(1, max(0, elapsed))
    }

    func paint(_ scroll: ScrollNode, into painter: Painter, window: CGRect) {
        let opacity = opacity(at: scroll.graph.time)
        guard opacity > 0, scroll.showsIndicators else { return }
        let text = Color.primary.components(in: scroll.environment(ColorSchemeKey.self))
        let color = PixelColor(SIMD4(text.x, text.y, text.z, 0.35 * opacity))
        for axis in Axis.allCases where scroll.axes.contains(axis) {
            guard let bar = bar(scroll, axis, window) else { continue }
            painter.draw(.roundedRect(Rect(bar), radius: Double(thickness) / 2), lineWidth: nil, color)
        }
    }

    private func bar(_ scroll: ScrollNode, _ axis: Axis, _ window: CGRect) -> CGRect? {
        let settings = scroll.settings
        let visibility = axis == .horizontal ? settings.indicatorsHorizontal : settings.indicatorsVertical
        let extent = scroll.scroller.extent[ScrollAxis(axis)]
        let whole = extent.content + extent.leadingInset + extent.trailingInset
        guard !visibility.isHidden, whole > extent.viewport, extent.viewport > 0 else { return nil }
        let margins = settings.indicatorMargins
        let track = window.size[axis] - margins.total(axis) - 2 * ScrollIndicators.edgeDistance
        guard track > ScrollIndicators.leastLength else { return nil }
        let offset = Double(scroll.visibleStart(axis))
        let beyond = abs(extent.overscroll(of: offset))
        let share = max(0, extent.viewport - beyond) / whole
        let length = max(ScrollIndicators.leastLength * (beyond > 0 ? 0.5 : 1), track * share)
        let range = extent.maximumOffset - extent.minimumOffset
        let progress = range > 0 ? (extent.clamp(offset) - extent.minimumOffset) / range : 0
        let start = window.min(axis) + margins.start(axis) + ScrollIndicators.edgeDistance
        let across = window.max(axis.other) - margins.end(axis.other) - ScrollIndicators.edgeDistance - thickness
        return CGRect(
            origin: CGPoint(along: axis, start + (track - length) * progress, across: across),
            size: CGSize(along: axis, length, across: thickness))
    }
}
