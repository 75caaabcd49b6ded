import Foundation

/// A control with a knob on a track, for a number in a range.
///
/// A scroll view around the slider does not take over a drag that began on it. A press on the knob leaves the value unchanged; a press
/// beside it moves the knob there. Arrow keys change the value by a step. With Shift every change is ten times as large; with Option it is
/// a tenth, unless the values are bound to a step. Home and End go to the ends of a slider that was reached by Tab.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    @Binding private var value: Double
    private let range: ClosedRange<Double>
    private let step: Double?
    /// The value marked on the track; an extension of ScrollUI.
    private let mark: Double?
    private let ends: Ends?
    private let onEditingChanged: (Bool) -> Void
    @State private var width = 0.0
    @State private var drag: SliderDrag?
    @State private var isHovered = false
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.sliderScale) private var scale
    @Environment(\.sliderRounding) private var rounding
    @Environment(\.sliderMarks) private var otherMarks

    private struct Ends {
        var minimum: ValueLabel
        var maximum: ValueLabel
    }

    @MainActor @preconcurrency private init<V: BinaryFloatingPoint & Sendable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, mark: V?, ends: Ends?,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        _value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.mark = mark.map { Double($0) }
        self.ends = ends
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a slider like ``init(value:in:step:mark:onEditingChanged:)``, with a view at each end of the track. The label describes the
    /// slider and is not shown.
    @MainActor @preconcurrency public init<V: BinaryFloatingPoint & Sendable>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value, bounds, step: step, mark: nil,
            ends: Ends(minimum: minimumValueLabel(), maximum: maximumValueLabel()), onEditingChanged: onEditingChanged)
    }

    /// A track 20 points high, as wide as the proposed width and at least 40 points.
    @MainActor public var body: some View {
        if let ends {
            HStack {
                ends.minimum
                track
                ends.maximum
            }
        } else {
            track
        }
    }

    @MainActor private var track: some View {
        SliderTrack(
            share: values.share(of: value), marks: marks.map { ($0, values.share(of: $0.value)) },
            isActive: drag != nil || isHovered
        )
        .frame(minWidth: 40, maxWidth: .infinity, minHeight: 20, maxHeight: 20)
        .contentShape(Rectangle())
        .focusOutline(isFocused)
        .opacity(isEnabled ? 1 : 0.4)
        .measured { width = $0.width }
        .responder(handlers, isEnabled: isEnabled)
    }

    @MainActor private var values: SliderValues {
        SliderValues(range: range, step: step, marks: marks.map(\.value), scale: scale, rounding: rounding)
    }

    @MainActor private var marks: [SliderMark] { [mark.map { SliderMark($0) }].compactMap { $0 } + otherMarks }

    @MainActor private func set(_ next: Double) {
        if next.isFinite, next != value { value = next }
    }

    @MainActor private func follow(_ event: DragEvent) {
        let travel = width - SliderTrack.knob
        switch event.phase {
        case .began:
            let share = values.share(of: value)
            let start = SliderDrag(at: event.location.x, share: share, travel: travel, knob: SliderTrack.knob)
            drag = start
            onEditingChanged(true)
            if start.share != share { set(values.value(at: start.share, travel: travel, event.modifiers)) }
        case .changed: move(to: event.location.x, travel: travel, event.modifiers)
        case .ended:
            move(to: event.location.x, travel: travel, event.modifiers)
            endDrag()
        case .cancelled: endDrag()
        }
    }

    @MainActor private func move(to location: Double, travel: Double, _ modifiers: InputEvent.Modifiers) {
        guard var next = drag else { return }
        next.move(to: location, travel: travel, modifiers)
        guard next != drag else { return }
        drag = next
        set(values.value(at: next.share, travel: travel, modifiers))
    }

    @MainActor private func endDrag() {
        drag = nil
        onEditingChanged(false)
    }

    @MainActor private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        switch key {
        case .right, .up: set(values.value(after: value, direction: 1, modifiers))
        case .left, .down: set(values.value(after: value, direction: -1, modifiers))
        case .home where isFocused: set(range.lowerBound)
        case .end where isFocused: set(range.upperBound)
        default: return false
        }
        return true
    }

    @MainActor private var handlers: Responder.Handlers {
        Responder.Handlers(
            hover: { isHovered = $0 }, drag: follow, key: press, focus: { isFocused = $0 }, isFocusable: isEnabled,
            pointerStyle: .link)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider like ``init(value:in:step:mark:onEditingChanged:)``. The label describes the slider and is not shown.
    @MainActor @preconcurrency public init<V: BinaryFloatingPoint & Sendable>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step: step, mark: nil, ends: nil, onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider for the values of `bounds`, in multiples of `step` from its start if a step is given. `mark`, an extension of
    /// ScrollUI, puts a tick at a value, such as the default. `onEditingChanged` is called with true when a drag begins and with false when
    /// it ends.
    @MainActor @preconcurrency public init<V: BinaryFloatingPoint & Sendable>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, mark: V? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step: step, mark: mark, ends: nil, onEditingChanged: onEditingChanged)
    }
}

/// The track, its filled part, the marks and the knob.
nonisolated private struct SliderTrack: View {
    static let knob = 14.0

    let share: Double
    let marks: [(mark: SliderMark, share: Double)]
    let isActive: Bool

    @MainActor var body: some View {
        ZStack(alignment: .leading) {
            Capsule().fill(Color(light: 0xD0D5DC, dark: 0x2A303B)).frame(height: 4)
            Proportional(share: share, inset: SliderTrack.knob) {
                Capsule().fill(.tint).frame(height: 4)
            }
            ForEach(marks.indices, id: \.self) { index in
                Positioned(share: marks[index].share, length: SliderTrack.knob) { picture(of: marks[index].mark) }
            }
            Positioned(share: share, length: SliderTrack.knob) {
                Circle().fill(Color(light: 0xFFFFFF, dark: 0xFFFFFF))
                    .overlay { Circle().strokeBorder(Color(light: 0x868F9D, dark: 0xFFFFFF), lineWidth: 1) }
                    .frame(width: isActive ? 16 : SliderTrack.knob, height: isActive ? 16 : SliderTrack.knob)
                    .frame(width: SliderTrack.knob, height: SliderTrack.knob)
            }
        }
    }

    @MainActor @ViewBuilder private func picture(of mark: SliderMark) -> some View {
        let color = mark.color ?? Color(light: 0x868F9D, dark: 0x6B7484)
        switch mark.shape {
        case .line: Rectangle().fill(color).frame(width: 1, height: 12)
        case .dot: Circle().fill(color).frame(width: 4, height: 4).offset(y: -7)
        }
    }
}
