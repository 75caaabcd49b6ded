import Foundation
@_spi(Nodes) public import ScrollUI

/// A bar between the labels of its bounds.
nonisolated struct GaugeRow<Bar: View>: View {
    let configuration: GaugeStyleConfiguration
    @ViewBuilder let bar: Bar

    @MainActor var body: some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel
            bar
            configuration.maximumValueLabel
        }
    }
}

/// An arc of three quarters of a circle, clockwise from the lower left, drawn up to `share` of its length.
nonisolated struct GaugeArc: Shape {
    var share: Double

    /// The start angle, in degrees clockwise from the right, and the length of the arc, in degrees.
    static let (start, sweep) = (135.0, 270.0)
    /// The space between the arc and the edge, in points.
    static let inset: CGFloat = 4

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - Self.inset,
                startAngle: .degrees(Self.start), endAngle: .degrees(Self.start + Self.sweep * share), clockwise: false)
        }
    }
}

/// A dot on the arc.
nonisolated struct GaugeMark: View {
    let share: Double

    @MainActor var body: some View {
        GeometryReader { proxy in
            let angle = Angle.degrees(GaugeArc.start + GaugeArc.sweep * share).radians
            let radius = min(proxy.size.width, proxy.size.height) / 2 - GaugeArc.inset
            Circle().fill(Color.white)
                .overlay { Circle().strokeBorder(ControlPalette.edge, lineWidth: 1.5) }
                .frame(width: 10, height: 10)
                .position(
                    x: proxy.size.width / 2 + radius * cos(angle), y: proxy.size.height / 2 + radius * sin(angle))
        }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style of the platform: a bar that is filled up to the value.
    @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A style with a bar that is filled up to the value.
    @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A style with a bar and a mark at the value.
    @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
        AccessoryLinearGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A style with a bar that is filled up to the value, in small type.
    @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A style with an open ring and a mark at the value.
    @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A style with a ring that is filled up to the value.
    @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
}

extension EnvironmentValues {
    var gaugeStyle: any GaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the gauges in this view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.gaugeStyle = style }
    }
}
