import Foundation
@_spi(Nodes) public import ScrollUI

/// A display of the progress of a task, which may be unknown.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// The completed share, from 0 to 1; nil while it is unknown.
    private let share: Double?
    private let label: Label
    private let valueLabel: CurrentValueLabel
    @Environment(\.progressViewStyle) private var style

    /// Creates a progress view for `value` of `total`; a nil value is unknown. Values out of range are clamped.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        share = value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
        self.label = label()
        valueLabel = currentValueLabel()
    }

    /// The view in the current style.
    @MainActor public var body: some View {
        AnyView(erasing: styled(style)).environment(\.progressViewStyle, DefaultProgressViewStyle())
    }

    @MainActor private func styled(_ style: some ProgressViewStyle) -> any View {
        style.makeBody(
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: share, label: ProgressViewStyleConfiguration.Label(unlessEmpty: label),
                currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel(unlessEmpty: valueLabel)))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a progress view for `value` of `total`, with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }

    /// Creates a progress view for a task of unknown progress, with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(value: Double?.none, label: label)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a progress view for `value` of `total`, without a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(value: value, total: total) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        }
    }

    /// Creates a progress view for a task of unknown progress.
    public init() {
        self.init(value: Double?.none)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a progress view for a task of unknown progress, with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(value: Double?.none) { Text(title) }
    }

    /// Creates a progress view for `value` of `total`, with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates a progress view from the configuration of a ``ProgressViewStyle``, to be styled further. It has the
    /// default appearance.
    @MainActor @preconcurrency public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(value: configuration.fractionCompleted) {
            configuration.label ?? Label(EmptyView())
        } currentValueLabel: {
            configuration.currentValueLabel ?? CurrentValueLabel(EmptyView())
        }
    }
}
