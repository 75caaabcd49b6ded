import Foundation
import ScrollPhysics
@_spi(Nodes) import ScrollUI

/// The progress of dragging a page away from its leading edge, and the decision whether it goes back.
@MainActor
final class PageSwipe {
    /// From 0, the page at its position, to 1, the page out of view.
    private var progress = AnimatedVector(0)
    /// The progress when the drag began.
    private var start = 0.0
    private(set) var isHeld = false

    /// The width of the edge area in which a drag can begin, in points.
    static let edgeWidth: CGFloat = 24

    func share(at time: Duration) -> Double { progress.value(at: time).x }

    /// Whether the page below is visible.
    func isShown(at time: Duration) -> Bool { isHeld || progress.end > time }

    func begin(at time: Duration) {
        start = share(at: time)
        isHeld = true
    }

    /// Moves the page. `distance` is in widths of the page, positive away from its position.
    func move(by distance: Double) { progress = AnimatedVector(min(max(start + distance, 0), 1)) }

    /// Ends the drag with a `velocity` in points per second, positive away from the page's position. Returns true if
    /// the page is left, by the rule of two pages side by side. Otherwise the page returns to its position, until the
    /// time in ``end``.
    func lift(velocity: Double, width: Double, feel: ScrollFeel, at time: Duration) -> Bool {
        isHeld = false
        let share = share(at: time)
        let page = AxisExtent(viewport: width, content: 2 * width)
        let isFlick = abs(velocity) >= feel.snap.velocityThreshold
        let projection = AxisProjection(
            offset: (1 - share) * width, start: width, projected: (1 - share) * width, velocity: -velocity,
            direction: isFlick ? (velocity > 0 ? -1 : 1) : 0, extent: page)
        if PageTargets.target(for: projection) < width / 2 { return true }
        progress.set(.zero, animation: Self.animation(over: -share * width, velocity: velocity), at: time)
        return false
    }

    func cancel(at time: Duration) {
        isHeld = false
        progress.set(.zero, animation: Self.animation(over: 0, velocity: 0), at: time)
    }

    var end: Duration { progress.end }

    /// Resets the progress after the page was popped.
    func reset() {
        progress = AnimatedVector(0)
        isHeld = false
    }

    /// Returns an animation that continues with the velocity of the finger. `distance` is in points, the velocity in
    /// points per second; both are positive away from the page's position.
    static func animation(over distance: Double, velocity: Double) -> Animation {
        let initial = abs(distance) > 1 ? min(max(velocity / distance, 0), 30) : 0
        return .interpolatingSpring(Spring(duration: 0.38, bounce: 0), initialVelocity: initial)
    }
}

/// The direction in which a page is dragged away.
enum PageDirection {
    /// From its leading edge, or down from its top.
    case aside, down
}

/// A drag that moves a page away, and begins only at locations that allow it.
struct EdgeDragGesture: Gesture {
    typealias Body = Never
    typealias Value = DragGesture.Value

    /// Returns whether a drag may begin at a location in window coordinates.
    let canBegin: @MainActor (CGPoint) -> Bool
    /// The outward direction: 1 to the right, -1 to the left; nil for down.
    let direction: CGFloat?
    /// Called if the pointer is cancelled during the drag.
    let cancel: @MainActor () -> Void

    @MainActor func _recognizer(updating old: _GestureRecognizer<Value>?) -> _GestureRecognizer<Value> {
        let drag = DragGesture(minimumDistance: 10, coordinateSpace: .global)
        let old = old as? EdgeDragRecognizer
        let recognizer = old ?? EdgeDragRecognizer(base: drag._recognizer(updating: nil))
        recognizer.canBegin = canBegin
        recognizer.direction = direction
        recognizer.cancel = cancel
        return recognizer
    }
}

private final class EdgeDragRecognizer: WrappingRecognizer<DragGesture.Value> {
    var canBegin: @MainActor (CGPoint) -> Bool = { _ in false }
    var direction: CGFloat? = 1
    var cancel: @MainActor () -> Void = {}
    private var isOut = false
    private var isDragging = false

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<DragGesture.Value> {
        if sample.phase == .down {
            isDragging = false
            isOut = !canBegin(sample.location)
        }
        guard !isOut else { return .failed }
        let phase = super.handle(sample, in: context)
        switch phase {
        case .active(let value) where !isDragging:
            let translation = value.translation
            isDragging =
                direction.map { translation.width * $0 > abs(translation.height) }
                ?? (translation.height > abs(translation.width))
            isOut = !isDragging
            return isOut ? .failed : phase
        case .ended:
            defer { isDragging = false }
            return isDragging ? phase : .failed
        default:
            return phase
        }
    }

    override func reset() {
        if isDragging { cancel() }
        isOut = false
        isDragging = false
        super.reset()
    }
}
