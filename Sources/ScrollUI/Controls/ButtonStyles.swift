import Foundation

/// Shows only the label, dimmed while pressed.
public struct PlainButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the label, dimmed while pressed and more so while disabled.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.4)
            .focusOutline(configuration.isFocused)
    }
}

/// Shows only the label, in the accent colour; red for a destructive action.
public struct BorderlessButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the label in the accent colour, dimmed while pressed.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(
                configuration.role == .destructive ? AnyShapeStyle(ControlPalette.destructive) : AnyShapeStyle(.tint)
            )
            .opacity(configuration.isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.4)
            .focusOutline(configuration.isFocused)
    }
}

/// Shows the label on a filled plate with rounded corners that responds to the pointer.
public struct BorderedButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the label on a plate with a corner radius of 6 points.
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

/// The label in red for a destructive action, otherwise in the tint if one is set.
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
            // The grey of a value would make the button look disabled.
            configuration.label.foregroundStyle(Color.primary)
        } else {
            configuration.label
        }
    }
}

/// Shows the label on a plate in the accent colour, for the most common action; red for a destructive action.
public struct BorderedProminentButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the label in white on a coloured plate with a corner radius of 6 points.
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

/// The default style, with the appearance of ``BorderedButtonStyle``.
public struct DefaultButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the label on a plate.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// The plate behind a label, whose size follows the control size.
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
    /// Shows only the label, dimmed while pressed.
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    /// Shows only the label, in the accent colour.
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    /// Shows the label on a filled plate. This is the default appearance of buttons.
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// Shows the label in white on a plate in the accent colour.
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
