import Foundation
@_spi(Nodes) public import ScrollUI

/// A display of a value within a range.
///
///     Gauge(value: speed, in: 0...200) {
///         Text("km/h")
///     } currentValueLabel: {
///         Text("\(Int(speed))")
///     }
///     .gaugeStyle(.accessoryCircular)
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    /// The share of the range, from 0 to 1.
    private let share: Double
    private let label: Label
    private let valueLabel: CurrentValueLabel
    private let minimum: BoundsLabel
    private let maximum: BoundsLabel
    @Environment(\.gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ valueLabel: CurrentValueLabel, _ minimum: BoundsLabel,
        _ maximum: BoundsLabel
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        share = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
        self.label = label
        self.valueLabel = valueLabel
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The gauge in the current style.
    @MainActor public var body: some View {
        AnyView(erasing: styled(style)).environment(\.gaugeStyle, DefaultGaugeStyle())
    }

    @MainActor private func styled(_ style: some GaugeStyle) -> any View {
        style.makeBody(
            configuration: GaugeStyleConfiguration(
                value: share, label: GaugeStyleConfiguration.Label(label),
                currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel(unlessEmpty: valueLabel),
                minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel(unlessEmpty: minimum),
                maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel(unlessEmpty: maximum)))
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge for `value`, which is clamped to `bounds`.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge for `value` within `bounds`, with a label for the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge for `value` within `bounds`, with labels for the value and for both bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}
