import Foundation
@_spi(Nodes) public import ScrollUI

/// A control that selects a colour. It shows the selected colour; a click, Space or Return opens a palette with sliders
/// for red, green, blue and opacity.
nonisolated public struct ColorPicker<Label: View>: View {
    @Binding private var selection: Color
    private let supportsOpacity: Bool
    private let label: Label
    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme

    /// Creates a picker with any view as its label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        _selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// A colour well with a leading label.
    @MainActor public var body: some View {
        LabeledControl(.spread, label: label.opacity(isEnabled ? 1 : 0.4)) {
            Button {
                isOpen.toggle()
            } label: {
                ColorSwatch(color: selection).frame(width: 34, height: 18)
            }
            .popover(isPresented: $isOpen) {
                ColorPanel(color: $selection, supportsOpacity: supportsOpacity).padding(12)
            }
        }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a text as its label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A colour with a border. Half of a translucent colour is drawn over black and white.
nonisolated private struct ColorSwatch: View {
    let color: Color

    @MainActor var body: some View {
        ZStack {
            HStack(spacing: 0) {
                Color.white
                Color.black
            }
            Rectangle().fill(color)
        }
        .clipShape(RoundedRectangle(cornerRadius: 4))
        .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(ControlPalette.edge, lineWidth: 1) }
    }
}

/// A palette, and a slider for each component.
nonisolated private struct ColorPanel: View {
    @Binding var color: Color
    let supportsOpacity: Bool
    @Environment(\.colorScheme) private var scheme

    init(color: Binding<Color>, supportsOpacity: Bool) {
        _color = color
        self.supportsOpacity = supportsOpacity
    }

    private static var palette: [[Color]] {
        [
            [.red, .orange, .yellow, .green, .mint, .teal], [.cyan, .blue, .indigo, .purple, .pink, .brown],
            [.black, Color(white: 0.25), Color(white: 0.5), Color(white: 0.75), Color(white: 0.9), .white],
        ]
    }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            VStack(spacing: 6) {
                ForEach(Self.palette.indices, id: \.self) { row in
                    HStack(spacing: 6) {
                        ForEach(Self.palette[row].indices, id: \.self) { column in
                            let choice = Self.palette[row][column]
                            Button {
                                color = choice
                            } label: {
                                ColorSwatch(color: choice).frame(width: 28, height: 22)
                            }
                            .buttonStyle(.plain)
                        }
                    }
                }
            }
            slider("Red", 0)
            slider("Green", 1)
            slider("Blue", 2)
            if supportsOpacity { slider("Opacity", 3) }
        }
        .frame(width: 198)
    }

    @MainActor private func slider(_ name: String, _ component: Int) -> some View {
        let components = color.components(in: scheme)
        let value = Binding {
            components[component]
        } set: {
            var next = components
            next[component] = $0
            color = Color(red: next.x, green: next.y, blue: next.z, opacity: next.w)
        }
        return HStack(spacing: 8) {
            Text(name).font(.caption).frame(width: 46, alignment: .leading)
            Slider(value: value, in: 0...1)
            Text(String(format: "%.0f", max(0, components[component]) * (component == 3 ? 100 : 255))).font(.caption)
                .monospacedDigit()
                .frame(width: 26, alignment: .trailing)
        }
    }
}
