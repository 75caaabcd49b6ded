import ScrollUI

/// A button with a title, in a bar or among the inspector's actions.
struct BarButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 10)
            .frame(height: 28)
            .fixedSize()
            .barButton(configuration)
    }
}

/// A button with an icon, whose size is the button's. It is highlighted while its function is on.
struct BarIconButtonStyle: ButtonStyle {
    var isOn = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.barButton(configuration, isOn: isOn)
    }
}

extension View {
    /// Draws the view as the face of a button.
    fileprivate func barButton(_ configuration: ButtonStyleConfiguration, isOn: Bool = false) -> some View {
        let shape = RoundedRectangle(cornerRadius: 8)
        return foregroundStyle(isOn ? Palette.accent : Palette.text)
            .background(configuration.barFill(isOn: isOn), in: shape)
            .overlay { shape.strokeBorder(Palette.edge, lineWidth: 1) }
            .contentShape(shape)
            .opacity(configuration.isEnabled ? 1 : 0.4)
            .focusOutline(configuration.isFocused, cornerRadius: 11)
    }
}

extension ButtonStyleConfiguration {
    fileprivate func barFill(isOn: Bool) -> Color {
        if isPressed { return Palette.fillPressed }
        return (isHovered || isOn) && isEnabled ? Palette.fillHovered : Palette.fill
    }
}
