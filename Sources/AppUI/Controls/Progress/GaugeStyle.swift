import Foundation
@_spi(Nodes) public import ScrollUI

/// The appearance of a gauge.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The view that the style creates.
    associatedtype Body: View
    /// The properties of the styled gauge.
    typealias Configuration = GaugeStyleConfiguration
    /// Creates the view of a gauge. Called again for each change of the value.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge for its style.
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
    /// The label of the gauge.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// The label of the current value.
    public typealias CurrentValueLabel = _StylePart<_StylePartRole.Value>
    /// The label of the lower bound.
    public typealias MinimumValueLabel = _StylePart<_StylePartRole.Minimum>
    /// The label of the upper bound.
    public typealias MaximumValueLabel = _StylePart<_StylePartRole.Maximum>
    /// The value as a share of the range, from 0 to 1.
    public var value: Double
    /// The label of the gauge.
    public var label: Label
    /// The label of the current value; nil if none was set.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound; nil if none was set.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound; nil if none was set.
    public var maximumValueLabel: MaximumValueLabel?
}

/// The default style: a bar that is filled up to the value, with its label above.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the view of ``LinearCapacityGaugeStyle``.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A style with a bar that is filled up to the value, its label above and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the label, the bar between the labels of its bounds, and the value label.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            GaugeRow(configuration: configuration) { ProgressBar(share: configuration.value) }
            configuration.currentValueLabel.foregroundStyle(Color.secondary)
        }
    }
}

/// A small style with a bar that is filled up to the value, between the labels of its bounds.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the label, the bar between the labels of its bounds, and the value label, all in small type.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label
            GaugeRow(configuration: configuration) { ProgressBar(share: configuration.value) }
            configuration.currentValueLabel.foregroundStyle(Color.secondary)
        }
        .font(.caption)
    }
}

/// A style with a bar and a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the bar between the labels of its bounds, or else after the value label.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRow(configuration: configuration) {
            ZStack(alignment: .leading) {
                Capsule().fill(.tint).frame(height: 6)
                Positioned(share: configuration.value, length: 10) {
                    Circle().fill(Color.white)
                        .overlay { Circle().strokeBorder(ControlPalette.edge, lineWidth: 1.5) }
                        .frame(width: 10, height: 10)
                }
            }
            .frame(minWidth: 40, maxWidth: .infinity)
        }
        .font(.caption)
    }
}

/// A style with three quarters of a ring, a mark at the value, and the value label inside.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a ring 58 points wide. Its opening contains the labels of the bounds, or else the label.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            GaugeArc(share: 1).stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round))
            GaugeMark(share: configuration.value)
            configuration.currentValueLabel.font(.headline)
        }
        .overlay(alignment: .bottom) { opening(configuration).font(.system(size: 10)).lineLimit(1) }
        .frame(width: 58, height: 58)
    }

    @ViewBuilder private func opening(_ configuration: Configuration) -> some View {
        if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
            configuration.label
        } else {
            // Each label is below its own end of the ring.
            HStack(spacing: 0) {
                ZStack { configuration.minimumValueLabel }.frame(width: 22)
                ZStack { configuration.maximumValueLabel }.frame(width: 22)
            }
            .offset(y: 4)
        }
    }
}

/// A style with a ring that is filled up to the value, and the value label inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a ring 58 points wide. The label is inside if there is no value label.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            ProgressRing(share: configuration.value, width: 5)
            if let value = configuration.currentValueLabel {
                value.font(.headline)
            } else {
                configuration.label.font(.caption)
            }
        }
        .frame(width: 58, height: 58)
    }
}
