import ScrollUI

/// The dock's first row: which curves are drawn, and what can be done with them.
struct DockBar: View {
    let model: PlaygroundModel

    var body: some View {
        let isFolded = model.regions.isDockFolded
        let width = model.regions.stage.width
        HStack(spacing: 10) {
            if model.lab.recording == nil {
                Text("Live, the last 10 s").foregroundStyle(Palette.secondary).padding(.leading, 12)
                Spacer(minLength: 0)
            } else {
                TransportBar(model: model)
            }
            if isFolded {
                Text("Curves need a higher window").foregroundStyle(Palette.secondary)
            } else {
                if width >= 560 { DockLegend(entries: model.curves.legend) }
                SegmentedPicker(selection: main, options: Self.contents).id("dock-content")
                if width >= 480 { accelerationButton }
                fitButton
            }
            closeButton
        }
        .padding(.trailing, 12)
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    }

    private var main: Binding<PlotContent.Main> {
        Binding(get: { model.lab.dock.content.main }, set: { model.lab.dock.content.main = $0 })
    }

    private var accelerationButton: some View {
        Button("Acceleration") { model.lab.dock.content.showsAcceleration.toggle() }
            .buttonStyle(DockButtonStyle(isOn: model.lab.dock.content.showsAcceleration))
            .id("dock-acceleration")
    }

    private var fitButton: some View {
        Button("Fit") { model.lab.dock.shown = nil }
            .buttonStyle(DockButtonStyle())
            .disabled(model.lab.dock.shown == nil)
            .id("dock-fit")
    }

    private var closeButton: some View {
        Button {
            model.toggleDock()
        } label: {
            Chevron(isForward: true).rotationEffect(.degrees(90)).frame(width: 9, height: 9)
        }
        .buttonStyle(DockButtonStyle())
        .id("dock-close")
    }

    private static let contents: [SegmentedPicker<PlotContent.Main>.Option] = [
        .init(value: .position, title: "Position"), .init(value: .velocity, title: "Velocity"),
        .init(value: .both, title: "Both"),
    ]
}

/// The words of several tunings, each with a piece of its line.
private struct DockLegend: View {
    let entries: [PlotLegend]

    var body: some View {
        ForEach(entries, id: \.label) { entry in
            HStack(spacing: 6) {
                Canvas { context, size in
                    let ends = [CGPoint(x: 0, y: size.height / 2), CGPoint(x: size.width, y: size.height / 2)]
                    let ink: PlotInk = entry.isDashed ? .other : .curve(.offset, isSecond: false)
                    let line = PlotElement.line(ends, ink, width: 1.5, dash: entry.isDashed ? [5, 4] : [])
                    PlotPicture(size: size, elements: [line]).draw(in: context)
                }
                .frame(width: 22, height: 10)
                Text(entry.label).font(TypeScale.status).foregroundStyle(Palette.secondary)
            }
        }
    }
}

/// A small button of the dock, which may stay down.
struct DockButtonStyle: ButtonStyle {
    var isOn = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(isOn ? Palette.accent : Palette.text)
            .padding(.horizontal, 10)
            .frame(height: 28)
            .background(fill(configuration), in: RoundedRectangle(cornerRadius: 8))
            .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Palette.edge, lineWidth: 1) }
            .contentShape(RoundedRectangle(cornerRadius: 8))
            .opacity(configuration.isEnabled ? 1 : 0.4)
            .focusOutline(configuration.isFocused, cornerRadius: 11)
    }

    private func fill(_ configuration: Configuration) -> Color {
        if configuration.isPressed { return Palette.fillPressed }
        return (configuration.isHovered && configuration.isEnabled) || isOn ? Palette.fillHovered : Palette.fill
    }
}
