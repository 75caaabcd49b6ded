public import Foundation

/// The enabled gestures of a view.
public struct GestureMask: OptionSet, Sendable {
    /// The set as bits, one bit per member.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Neither the added gesture nor those of the views inside.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}

package struct GestureModifier<G: Gesture>: NodeModifier {
    private let gesture: G
    private let priority: GestureRunner.Priority
    private let mask: GestureMask
    private let runner: TypedGestureRunner<G>

    @MainActor
    init(_ gesture: G, priority: GestureRunner.Priority, mask: GestureMask, runner: TypedGestureRunner<G>? = nil) {
        self.gesture = gesture
        self.priority = priority
        self.mask = mask
        self.runner = runner ?? TypedGestureRunner(gesture)
        self.runner.priority = priority
        self.runner.mask = mask
    }

    package func needsLayout(after old: GestureModifier<G>) -> Bool { false }

    package mutating func animate(from old: GestureModifier<G>, graph: ViewGraph) {
        old.runner.update(gesture)
        self = GestureModifier(gesture, priority: priority, mask: mask, runner: old.runner)
    }

    package var gestureRunner: GestureRunner? { runner }
}

/// A view with a gesture, which is recognized while the view is in the tree.
package nonisolated struct GestureView<Content: View, G: Gesture>: View {
    package typealias Body = Never

    package let content: Content
    let gesture: G
    let priority: GestureRunner.Priority
    let mask: GestureMask

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let modifier = GestureModifier(gesture, priority: priority, mask: mask)
        Modified(content: content, modifier: modifier)._lower(into: &builder)
    }
}

nonisolated extension View {
    private func adding<G: Gesture>(
        _ gesture: G, _ priority: GestureRunner.Priority, _ mask: GestureMask
    ) -> some View {
        GestureView(content: self, gesture: gesture, priority: priority, mask: mask)
    }

    /// Adds a gesture; gestures of the views inside take precedence.
    public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
        adding(gesture, .normal, mask)
    }

    /// Adds a gesture that is recognized while `isEnabled` is true. `name` exists for compatibility and is not used.
    public func gesture<G: Gesture>(_ gesture: G, name: String? = nil, isEnabled: Bool) -> some View {
        adding(gesture, .normal, isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that takes precedence over those of the views inside.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
        adding(gesture, .high, mask)
    }

    /// Adds a gesture that takes precedence over those of the views inside, recognized while `isEnabled` is true.
    public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
        adding(gesture, .high, isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognized simultaneously with all others: it neither waits for them nor cancels them.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
        adding(gesture, .simultaneous, mask)
    }

    /// Adds a gesture that is recognized simultaneously with all others while `isEnabled` is true.
    public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
        adding(gesture, .simultaneous, isEnabled ? .all : .subviews)
    }

    /// Calls `action` when the view has been clicked or tapped `count` times.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Calls `action` with the location, in `coordinateSpace`, when the view has been clicked or tapped `count`
    /// times.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Calls `action` when the view has been pressed for `minimumDuration` seconds without moving by more than
    /// `maximumDistance` points. `onPressingChanged` receives true when a press begins, and false when it ends for
    /// any reason.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(
            PressingGesture(base: press, onPressingChanged: onPressingChanged ?? { _ in }).onEnded { _ in action() })
    }
}

nonisolated extension View {
    /// An older form of the modifier, with `pressing` before the action.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A long press that reports when it is under way.
nonisolated private struct PressingGesture: Gesture {
    typealias Body = Never
    typealias Value = Bool
    let base: LongPressGesture
    let onPressingChanged: (Bool) -> Void

    @MainActor func _recognizer(updating old: _GestureRecognizer<Bool>?) -> _GestureRecognizer<Bool> {
        let old = old as? PressingRecognizer
        let recognizer = old ?? PressingRecognizer(base: base._recognizer(updating: nil))
        if old != nil { recognizer.base = base._recognizer(updating: recognizer.base) }
        recognizer.action = onPressingChanged
        return recognizer
    }
}

private final class PressingRecognizer: WrappingRecognizer<Bool> {
    var action: (Bool) -> Void = { _ in }
    private var isPressing = false

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GesturePhase<Bool> {
        let phase = super.handle(sample, in: context)
        let isShown = phase.standing == .possible && phase.shown == true
        context.enqueue(isFree: true) { [weak self] in self?.show(isShown) }
        return phase
    }

    private func show(_ isShown: Bool) {
        guard isShown != isPressing else { return }
        isPressing = isShown
        action(isShown)
    }

    override func reset() {
        show(false)
        super.reset()
    }
}
