import Foundation
@_spi(Nodes) public import ScrollUI

/// A bar between the labels of its ends.
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

/// Three quarters of a circle from the lower left clockwise, up to `share` of them.
nonisolated struct GaugeArc: Shape {
    var share: Double

    /// Degrees clockwise from the right; where the arc begins and how long it is.
    static let (start, sweep) = (135.0, 270.0)
    /// Points between the arc and the edge.
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
    /// What suits the surroundings: a bar that fills.
    @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills.
    @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark.
    @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
        AccessoryLinearGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that fills, in small type.
    @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark.
    @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills.
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
    /// How gauges in this view look.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.gaugeStyle = style }
    }
}
