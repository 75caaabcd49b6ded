import Foundation
@_spi(Nodes) public import ScrollUI

/// How much of a task is done, or that one is going on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// From 0 to 1; nil while it is not known.
    private let share: Double?
    private let label: Label
    private let valueLabel: CurrentValueLabel
    @Environment(\.progressViewStyle) private var style

    /// `value` of `total`; nil while it is not known. Values outside are clamped.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        share = value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
        self.label = label()
        valueLabel = currentValueLabel()
    }

    /// The view in the style in force.
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
    /// `value` of `total`, with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }

    /// A task of which nobody knows how far it is, with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(value: Double?.none, label: label)
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

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view that a ``ProgressViewStyle`` was given, to be styled further: it has the standard look.
    @MainActor @preconcurrency public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(value: configuration.fractionCompleted) {
            configuration.label ?? Label(EmptyView())
        } currentValueLabel: {
            configuration.currentValueLabel ?? CurrentValueLabel(EmptyView())
        }
    }
}
