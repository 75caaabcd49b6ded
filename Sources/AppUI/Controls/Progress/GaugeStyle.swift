import Foundation
@_spi(Nodes) public import ScrollUI

/// How a gauge looks.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The parts and the value of the gauge that is styled.
    typealias Configuration = GaugeStyleConfiguration
    /// The look of a gauge at that value. Called again with each change of it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge's value and parts, as its style sees them.
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
    /// What is measured.
    public typealias Label = _StylePart<_StylePartRole.Label>
    /// The value in words.
    public typealias CurrentValueLabel = _StylePart<_StylePartRole.Value>
    /// What stands at the start of the range.
    public typealias MinimumValueLabel = _StylePart<_StylePartRole.Minimum>
    /// What stands at the end of the range.
    public typealias MaximumValueLabel = _StylePart<_StylePartRole.Maximum>
    /// From 0 to 1, whatever the range is.
    public var value: Double
    /// What is measured.
    public var label: Label
    /// The value in words; nil where nothing was said.
    public var currentValueLabel: CurrentValueLabel?
    /// What stands at the start of the range; nil where nothing was said.
    public var minimumValueLabel: MinimumValueLabel?
    /// What stands at the end of the range; nil where nothing was said.
    public var maximumValueLabel: MaximumValueLabel?
}

/// A bar that fills, with its label above.
public struct DefaultGaugeStyle: GaugeStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The look of ``LinearCapacityGaugeStyle``.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills, with its label above and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The label, the bar between the labels of its ends, the value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            GaugeRow(configuration: configuration) { ProgressBar(share: configuration.value) }
            configuration.currentValueLabel.foregroundStyle(Color.secondary)
        }
    }
}

/// A bar that fills, between the labels of its ends; nothing else.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The label, the bar between the labels of its ends, the value: all in small type.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label
            GaugeRow(configuration: configuration) { ProgressBar(share: configuration.value) }
            configuration.currentValueLabel.foregroundStyle(Color.secondary)
        }
        .font(.caption)
    }
}

/// A bar with a mark where the value is.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The bar between the labels of its ends, or else after the value.
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

/// Three quarters of a ring with a mark where the value is, and the value inside.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// 58 points wide. At the opening are the labels of the ends, or else the label.
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
            // Each below its own end of the ring.
            HStack(spacing: 0) {
                ZStack { configuration.minimumValueLabel }.frame(width: 22)
                ZStack { configuration.maximumValueLabel }.frame(width: 22)
            }
            .offset(y: 4)
        }
    }
}

/// A ring that fills, with the value inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// 58 points wide; the label is inside where there is no value in words.
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
