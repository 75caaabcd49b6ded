import Foundation

/// The label alone, dimmed while pressed.
public struct PlainButtonStyle: ButtonStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The label, fainter while pressed and more so while disabled.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.4)
            .focusOutline(configuration.isFocused)
    }
}

/// The label alone, in the accent colour; red for what takes something away.
public struct BorderlessButtonStyle: ButtonStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The label in the accent colour, fainter while pressed.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                configuration.role == .destructive ? AnyShapeStyle(ControlPalette.destructive) : AnyShapeStyle(.tint)
            )
            .opacity(configuration.isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.4)
            .focusOutline(configuration.isFocused)
    }
}

/// A filled plate with round corners that answers to the pointer.
public struct BorderedButtonStyle: ButtonStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The label on a plate with corners of 6 points.
    public func makeBody(configuration: Configuration) -> some View {
        ButtonPlate(configuration: configuration, fill: fill(configuration)) {
            BorderedLabel(configuration: configuration)
        }
    }

    private func fill(_ configuration: Configuration) -> Color {
        if configuration.isPressed { return ControlPalette.fillPressed }
        return configuration.isHovered && configuration.isEnabled ? ControlPalette.fillHovered : ControlPalette.fill
    }
}

/// Red for what takes something away, else in the tint where one was set.
private struct BorderedLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.tint) private var tint
    @Environment(\.isLabeledValue) private var isLabeledValue

    var body: some View {
        if configuration.role == .destructive {
            configuration.label.foregroundStyle(ControlPalette.destructive)
        } else if let tint {
            configuration.label.foregroundStyle(tint)
        } else if isLabeledValue {
            // The grey of a value would look as if the button were off.
            configuration.label.foregroundStyle(Color.primary)
        } else {
            configuration.label
        }
    }
}

/// A plate in the accent colour, for the one thing that is done most; red for what takes something away.
public struct BorderedProminentButtonStyle: ButtonStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The label in white on a coloured plate with corners of 6 points.
    public func makeBody(configuration: Configuration) -> some View {
        ProminentPlate(configuration: configuration)
    }
}

private struct ProminentPlate: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.tint) private var tint

    var body: some View {
        ButtonPlate(configuration: configuration, fill: fill) {
            configuration.label.words(on: fill).fontWeight(.medium)
        }
    }

    private var fill: Color {
        let isLifted = configuration.isHovered && configuration.isEnabled
        if configuration.role == .destructive {
            return ControlPalette.destructiveFill.opacity(configuration.isPressed ? 0.8 : 1)
        }
        if let tint { return tint.plate(isPressed: configuration.isPressed, isHovered: isLifted) }
        if configuration.isPressed { return ControlPalette.prominentPressed }
        return isLifted ? ControlPalette.prominentHovered : ControlPalette.prominent
    }
}

/// What suits the surroundings: the look of ``BorderedButtonStyle``.
public struct DefaultButtonStyle: ButtonStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The label on a plate.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// A plate under a label, as large as the control's size says.
private struct ButtonPlate<Label: View>: View {
    let configuration: ButtonStyleConfiguration
    let fill: Color
    @ViewBuilder let label: () -> Label
    @Environment(\.buttonBorderShape) private var outline

    var body: some View {
        let size = configuration.controlSize
        label()
            .padding(size.padding)
            .squared(outline.isCircle)
            .background { plate(cornerRadius: size.cornerRadius) }
            .opacity(configuration.isEnabled ? 1 : 0.4)
            .focusOutline(configuration.isFocused, cornerRadius: size.cornerRadius + 3)
    }

    @ViewBuilder private func plate(cornerRadius: Double) -> some View {
        if outline.isStandard {
            RoundedRectangle(cornerRadius: cornerRadius).fill(fill)
        } else {
            outline.shape(standard: cornerRadius).fill(fill)
        }
    }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// The label alone, dimmed while pressed.
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    /// The label alone, in the accent colour.
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    /// The label on a filled plate; what buttons look like by default.
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white on a plate in the accent colour.
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    /// What suits the surroundings.
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
