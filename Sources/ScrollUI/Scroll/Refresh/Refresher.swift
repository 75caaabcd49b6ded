import Drawing
import Foundation
import ScrollPhysics

/// The pull-to-refresh of a scroll view: its start, its spinner and the spinner's space.
@MainActor
final class Refresher {
    /// The pull in points that begins a refresh: a finger reaches it against the rubber band without effort.
    private static let threshold = 64.0
    /// The height of the spinner above the content while the action runs, in points.
    private static let indicatorHeight: CGFloat = 48
    private static let dots = 8
    /// The duration of a turn, in seconds.
    private static let turn = 1.0

    private unowned let scroll: ScrollNode
    var action: RefreshAction?
    private(set) var isRunning = false
    private var isArmed = true
    /// Whether the action has returned while the spinner's space is still there.
    private var isDone = false

    init(scroll: ScrollNode) {
        self.scroll = scroll
    }

    /// The height of the spinner's space in points; zero while it is hidden.
    var topInset: CGFloat { isRunning ? Refresher.indicatorHeight : 0 }

    private var pull: Double {
        let extent = scroll.scroller.extent.y
        return max(0, extent.minimumOffset - scroll.offset.y)
    }

    /// Begins the refresh when the content is held beyond the threshold, once per pull.
    func check() {
        if isDone { close() }
        guard scroll.axes.contains(Axis.vertical), !isRunning else { return }
        if pull == 0 { isArmed = true }
        if isArmed, pull >= Refresher.threshold, scroll.phase == .interacting { begin() }
    }

    private func begin() {
        guard let action else { return }
        isRunning = true
        isArmed = false
        scroll.setNeedsLayout()
        Task { @MainActor [weak self] in
            await action()
            self?.end()
        }
    }

    private func end() {
        isDone = true
        scroll.graph.wake()
    }

    /// Removes the space once the content does not lie in it. Otherwise the content is first scrolled out of it, as
    /// soon as no finger holds it.
    private func close() {
        guard scroll.phase == .idle else { return }
        var goal = scroll.offset
        goal.y = scroll.scroller.extent.y.minimumOffset + Double(topInset)
        if scroll.offset.y < goal.y - Refresher.nearness {
            return scroll.scroll(to: goal, Transaction(animation: .default))
        }
        (isRunning, isDone) = (false, false)
        guard scroll.isAttached else { return }
        scroll.setNeedsLayout()
        scroll.graph.wake()
    }

    /// A distance in points that is not visible.
    private static let nearness = 0.01

    // MARK: Drawing

    /// Paints dots in a ring above the content: their number grows with the pull, and they turn while the action
    /// runs.
    func paint(into painter: Painter, window: CGRect) {
        let progress = isRunning ? 1 : min(1, pull / Refresher.threshold)
        guard progress > 0.1, scroll.axes.contains(Axis.vertical) else { return }
        let time = scroll.graph.time.inSeconds
        let phase = isRunning && !scroll.graph.reducesMotion ? time.truncatingRemainder(dividingBy: Refresher.turn) : 0
        let middle = CGPoint(x: window.midX, y: window.minY + scroll.usedSafeArea.top + Refresher.indicatorHeight / 2)
        let text = Color.secondary.components(in: scroll.environment(ColorSchemeKey.self))
        for dot in 0..<Refresher.dots {
            let share = Double(dot) / Double(Refresher.dots)
            guard isRunning || share < progress else { break }
            let age = (share + 1 - phase).truncatingRemainder(dividingBy: 1)
            let strength = isRunning ? 0.25 + 0.75 * age : progress
            paint(dotAt: share, around: middle, SIMD4(text.x, text.y, text.z, strength), painter)
        }
        if isRunning { scroll.graph.animations.keepAwake(until: scroll.graph.time + .milliseconds(100)) }
    }

    private func paint(dotAt share: Double, around middle: CGPoint, _ color: SIMD4<Double>, _ painter: Painter) {
        let (ring, size): (CGFloat, CGFloat) = (9, 4)
        let angle = (share - 0.25) * 2 * .pi
        let rect = CGRect(
            x: middle.x + ring * CGFloat(cos(angle)) - size / 2, y: middle.y + ring * CGFloat(sin(angle)) - size / 2,
            width: size, height: size)
        painter.draw(.ellipse(Rect(rect)), lineWidth: nil, PixelColor(color))
    }
}
