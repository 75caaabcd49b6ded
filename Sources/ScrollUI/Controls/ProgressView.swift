import Foundation

/// How much of a task is done.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// From 0 to 1; nil while it is not known.
    private let share: Double?
    private let label: Label
    private let valueLabel: CurrentValueLabel

    /// `value` of `total`; nil is shown as a bar with its middle filled. Values outside are clamped.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        share = value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
        self.label = label()
        valueLabel = currentValueLabel()
    }

    /// The label, a bar 4 points high and as wide as what is offered, and the label of the value.
    @MainActor public var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            label
            bar.frame(height: 4).frame(minWidth: 40, maxWidth: .infinity)
            valueLabel.foregroundStyle(Color.secondary)
        }
    }

    @MainActor private var bar: some View {
        ZStack(alignment: share == nil ? .center : .leading) {
            Capsule().fill(ControlPalette.groove)
            Proportional(share: share ?? 0.35) { Capsule().fill(.tint) }
                .opacity(share == 0 ? 0 : 1)
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// `value` of `total`, with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// `value` of `total`, the bar alone.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(value: value, total: total) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        }
    }

    /// A task of which nobody knows how far it is.
    public init() {
        self.init(value: Double?.none)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// A task of which nobody knows how far it is, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(value: Double?.none) { Text(title) }
    }

    /// `value` of `total`, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}
