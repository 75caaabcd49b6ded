import ScrollUI

/// Opens and closes the inspector in windows where it overlays the stage.
struct InspectorButton: View {
    let model: PlaygroundModel

    var body: some View {
        Button(action: { model.isInspectorOpen.toggle() }) { SlidersIcon() }
            .buttonStyle(ToggleButtonStyle(isOn: model.isInspectorOpen))
            .id("inspector-button")
    }
}

/// An icon of three sliders.
private struct SlidersIcon: View {
    var body: some View {
        VStack(spacing: 1) {
            track(9)
            track(3)
            track(7)
        }
        .frame(width: 28, height: 28)
    }

    private func track(_ knob: Double) -> some View {
        ZStack(alignment: .leading) {
            Capsule().fill().frame(width: 16, height: 1.5)
            Circle().fill().frame(width: 4, height: 4).padding(.leading, knob)
        }
        .frame(width: 16, height: 4)
    }
}

/// A square button that stays pressed.
struct ToggleButtonStyle: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(isOn ? Palette.accent : Palette.text)
            .background(fill(configuration), in: RoundedRectangle(cornerRadius: 8))
            .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Palette.edge, lineWidth: 1) }
            .focusOutline(configuration.isFocused, cornerRadius: 11)
    }

    private func fill(_ configuration: Configuration) -> Color {
        if configuration.isPressed { return Palette.fillPressed }
        return configuration.isHovered || isOn ? Palette.fillHovered : Palette.fill
    }
}
