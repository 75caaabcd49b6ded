import Foundation

/// A label with a minus and a plus sign behind it.
///
/// A sign that is held down repeats after half a second, ten times a second. With the keyboard, up and right increase the value, down and
/// left decrease it.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    /// The field in which the value is typed; nil if there is none.
    var field: AnyView?
    /// The action of the plus sign; nil at the end of the range.
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a stepper with two closures. A sign without a closure is disabled.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a stepper for a value that changes by `step`, without limits.
    @MainActor @preconcurrency public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value that changes by `step` within `bounds`.
    @MainActor @preconcurrency public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        func set(_ new: V) { value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound) }
        let now = value.wrappedValue
        self.init(
            label: label,
            onIncrement: now < bounds.upperBound ? { set(value.wrappedValue.advanced(by: step)) } : nil,
            onDecrement: now > bounds.lowerBound ? { set(value.wrappedValue.advanced(by: -step)) } : nil,
            onEditingChanged: onEditingChanged)
    }

    /// The label at the leading side, and the signs at the trailing side.
    @MainActor public var body: some View {
        LabeledControl(.spread, label: label) {
            HStack(spacing: 8) {
                field
                signs.focusOutline(isFocused, cornerRadius: 9)
            }
        }
        .opacity(isEnabled ? 1 : 0.4)
        .responder(
            Responder.Handlers(key: press, focus: { isFocused = $0 }, isFocusable: isEnabled), isEnabled: isEnabled)
    }

    @MainActor private var signs: some View {
        HStack(spacing: 0) {
            StepperSign(isPlus: false, action: decrement.map(edited))
            Rectangle().fill(ControlPalette.edge.opacity(0.5)).frame(width: 1, height: 14)
            StepperSign(isPlus: true, action: increment.map(edited))
        }
        .background(ControlPalette.fill, in: RoundedRectangle(cornerRadius: 6))
    }

    @MainActor private func edited(_ action: @escaping () -> Void) -> () -> Void {
        {
            onEditingChanged(true)
            action()
            onEditingChanged(false)
        }
    }

    @MainActor private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty else { return false }
        switch key {
        case .up, .right: increment.map(edited)?()
        case .down, .left: decrement.map(edited)?()
        default: return false
        }
        return true
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a text and two closures.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a text for a value that changes by `step`, without limits.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a text for a value that changes by `step` within `bounds`.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

/// One of the two signs, 28 by 24 points.
private struct StepperSign: View {
    let isPlus: Bool
    let action: (() -> Void)?
    @State private var isHovered = false
    @Environment(\.pixelLength) private var pixel

    /// The thickness in whole pixels, so that a sign looks the same at every position.
    private var thickness: CGFloat { (1.5 / pixel).rounded(.up) * pixel }

    var body: some View {
        ZStack {
            Capsule().frame(width: 10, height: thickness)
            if isPlus { Capsule().frame(width: thickness, height: 10) }
        }
        .foregroundStyle(Color.primary)
        .opacity(action == nil ? 0.35 : 1)
        .frame(width: 28, height: 24)
        .background(
            isHovered && action != nil ? ControlPalette.fillHovered : Color.clear, in: RoundedRectangle(cornerRadius: 6)
        )
        .contentShape(Rectangle())
        .onHover { isHovered = $0 }
        .gesture(RepeatingPress { action?() }, isEnabled: action != nil)
    }
}
