import Drawing
import Foundation
import ScrollPhysics

/// The bars that show the position of a scroll view. They are shown while it moves or the mouse is on them, and fade
/// out afterwards.
@MainActor
final class ScrollIndicators {
    // The times of iOS: shown until 0.3 s after rest, then faded out within 0.25 s.
    private static let rest = Duration.milliseconds(300)
    private static let fade = Duration.milliseconds(250)
    /// The thickness in points: 6 for a mouse, 3 for a finger, 10 under the mouse.
    private static let mouseThickness: CGFloat = 6
    private static let fingerThickness: CGFloat = 3
    private static let hoverThickness: CGFloat = 10

    private var hideFrom: Duration?
    private var isShown = false
    private var isMouse = true
    /// The axis of the bar that is under the mouse or dragged by it.
    private var active: Axis?

    /// Records whether a mouse moved the content last.
    func note(isMouse: Bool) { self.isMouse = isMouse }

    func setActive(_ axis: Axis?, at time: Duration, _ graph: ViewGraph) {
        guard axis != active else { return }
        active = axis
        graph.setNeedsPaint()
        if axis == nil, !isShown { hide(at: time, graph.animations) }
    }

    /// Updates the bars for a phase. A press alone neither shows nor hides them.
    func update(_ phase: ScrollPhase, at time: Duration, _ clock: AnimationClock) {
        switch phase {
        case .tracking: break
        case .interacting, .decelerating, .animating:
            isShown = true
            hideFrom = nil
        case .idle where isShown:
            isShown = false
            hide(at: time, clock)
        case .idle: break
        }
    }

    private func hide(at time: Duration, _ clock: AnimationClock) {
        hideFrom = time + ScrollIndicators.rest
        clock.keepFading(until: time + ScrollIndicators.rest + ScrollIndicators.fade)
    }

    /// Shows the bars for a moment, as after the end of a scroll.
    func flash(at time: Duration, _ clock: AnimationClock) {
        guard !isShown else { return }
        hide(at: time + ScrollIndicators.glimpse, clock)
    }

    /// The time by which a flash is longer than the end of a scroll.
    private static let glimpse = Duration.milliseconds(500)

    private func opacity(_ axis: Axis, _ scroll: ScrollNode) -> Double {
        visibility(axis, scroll) == .visible ? 1 : opacity(at: scroll.graph.time)
    }

    private func visibility(_ axis: Axis, _ scroll: ScrollNode) -> ScrollIndicatorVisibility {
        axis == .horizontal ? scroll.settings.indicatorsHorizontal : scroll.settings.indicatorsVertical
    }

    func opacity(at time: Duration) -> Double {
        if isShown || active != nil { return 1 }
        guard let hideFrom else { return 0 }
        let elapsed = (time - hideFrom) / ScrollIndicators.fade
        return 1 - min(1, max(0, elapsed))
    }

    // MARK: Frames

    /// Returns the geometry of the bar of `axis` in `window`; nil if the bar is hidden or all content is in view.
    func geometry(_ scroll: ScrollNode, _ axis: Axis, window: CGRect) -> IndicatorGeometry? {
        let isHidden = visibility(axis, scroll).isHidden(forMouse: isMouse)
        guard scroll.showsIndicators, scroll.axes.contains(axis), !isHidden else { return nil }
        return IndicatorGeometry(
            axis: axis, extent: scroll.scroller.extent[ScrollAxis(axis)], offset: Double(scroll.visibleStart(axis)),
            window: window, margins: scroll.indicatorInsets, thickness: thickness(axis))
    }

    private func thickness(_ axis: Axis) -> CGFloat {
        if active == axis { return ScrollIndicators.hoverThickness }
        return isMouse ? ScrollIndicators.mouseThickness : ScrollIndicators.fingerThickness
    }

    /// Returns the axis whose bar, at its hover thickness, is at `point` of the window; nil while the bars are not
    /// shown.
    func axis(at point: CGPoint, in scroll: ScrollNode) -> Axis? {
        guard isMouse else { return nil }
        let window = scroll.window
        return Axis.allCases.first { axis in
            guard opacity(axis, scroll) > 0, let bar = geometry(scroll, axis, window: window)?.bar else { return false }
            return bar.insetBy(dx: -4, dy: -4).includes(point)
        }
    }

    // MARK: Drawing

    func paint(_ scroll: ScrollNode, into painter: Painter, window: CGRect) {
        let text = Color.primary.components(in: scroll.environment(ColorSchemeKey.self))
        for axis in Axis.allCases {
            let opacity = opacity(axis, scroll)
            guard opacity > 0, let bar = geometry(scroll, axis, window: window)?.bar else { continue }
            let strength = active == axis ? 0.55 : 0.35
            let color = PixelColor(SIMD4(text.x, text.y, text.z, strength * opacity))
            let outline = Outline.roundedRect(Rect(bar), radius: Double(min(bar.width, bar.height)) / 2)
            painter.draw(for: scroll.bar(along: axis), in: bar) {
                painter.draw(outline, lineWidth: nil, color)
            }
        }
    }
}
