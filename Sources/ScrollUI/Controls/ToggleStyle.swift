import Foundation

/// The appearance of a toggle in each of its states.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that the style creates.
    associatedtype Body: View
    /// The label and state of the styled toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Returns the appearance of a toggle in a state. The toggle itself handles clicks and keys.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and state of a toggle, for its style.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public typealias Label = ButtonStyleConfiguration.Label
    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    let state: State

    struct State {
        var isPressed: Bool
        var isHovered: Bool
        var isFocused: Bool
    }

    init(label: Label, isOn: Binding<Bool>, state: State) {
        self.label = label
        _isOn = isOn
        self.state = state
    }

    /// Whether the pointer that pressed the toggle is still over it. An extension of ScrollUI, as are the next two properties.
    public var isPressed: Bool { state.isPressed }
    /// Whether the pointer is over the toggle.
    public var isHovered: Bool { state.isHovered }
    /// Whether the toggle has the keyboard and should show it.
    public var isFocused: Bool { state.isFocused }
}

/// Shows a label with a switch behind it.
public struct SwitchToggleStyle: ToggleStyle, Equatable {
    private let tint: Color?

    /// Creates a style that uses the tint of the environment while the switch is on.
    public nonisolated init() { tint = nil }

    /// Creates a style with its own colour while the switch is on.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// Returns the label at the leading side and the switch at the trailing side.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(.spread, label: configuration.label) {
            SwitchPlate(isOn: configuration.isOn).tinted(tint).focusOutline(configuration.isFocused, cornerRadius: 13)
        }
        .contentShape(Rectangle())
    }
}

/// The switch itself, 32 by 18 points, with the knob at the side of its state.
private struct SwitchPlate: View {
    let isOn: Bool
    @Environment(\.tint) private var tint

    var body: some View {
        Capsule()
            .fill(isOn ? tint ?? Color.accentColor : Color(light: 0xC2C8D0, dark: 0x3A4250))
            .frame(width: 32, height: 18)
            .overlay(alignment: .leading) {
                Circle().fill(Color.white).frame(width: 14, height: 14).padding(2).offset(x: isOn ? 14 : 0)
            }
    }
}

/// Shows a button that stays pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the label on a plate, in the accent colour while the toggle is on.
    public func makeBody(configuration: Configuration) -> some View {
        ToggleButtonPlate(configuration: configuration)
    }
}

/// The plate of a button that stays pressed.
private struct ToggleButtonPlate: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.tint) private var tint

    var body: some View {
        configuration.label
            .words(on: configuration.isOn ? fill : nil)
            .padding(EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
            .background(fill, in: RoundedRectangle(cornerRadius: 6))
            .focusOutline(configuration.isFocused, cornerRadius: 9)
    }

    private var fill: Color {
        if configuration.isOn {
            if let tint { return tint.plate(isPressed: configuration.isPressed, isHovered: false) }
            return configuration.isPressed ? ControlPalette.prominentPressed : ControlPalette.prominent
        }
        if configuration.isPressed { return ControlPalette.fillPressed }
        return configuration.isHovered ? ControlPalette.fillHovered : ControlPalette.fill
    }
}

/// Shows a checkbox before a label.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the checkbox at the leading side, 16 points wide, before the label.
    public func makeBody(configuration: Configuration) -> some View {
        TrailingLabel(label: configuration.label) {
            Checkbox(isOn: configuration.isOn).focusOutline(configuration.isFocused, cornerRadius: 7)
        }
        .contentShape(Rectangle())
    }
}

private struct Checkbox: View {
    let isOn: Bool
    @Environment(\.tint) private var tint

    var body: some View {
        let plate = tint ?? ControlPalette.prominent
        RoundedRectangle(cornerRadius: 4)
            .fill(isOn ? plate : ControlPalette.fill)
            .overlay {
                RoundedRectangle(cornerRadius: 4)
                    .strokeBorder(isOn ? plate : ControlPalette.edge, lineWidth: 1)
            }
            .overlay { if isOn { Checkmark().words(on: plate) } }
            .frame(width: 16, height: 16)
    }
}

/// A check mark of two strokes in a square of 10 points.
nonisolated struct Checkmark: View {
    @MainActor var body: some View {
        ZStack {
            Capsule().frame(width: 4.6, height: 1.8).rotationEffect(.degrees(45)).offset(x: -2.5, y: 1.2)
            Capsule().frame(width: 8.4, height: 1.8).rotationEffect(.degrees(-52)).offset(x: 1.4, y: -0.3)
        }
        .frame(width: 10, height: 10)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// Shows a label with a switch behind it. This is the default appearance of toggles.
    @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    /// The default style: a switch.
    @MainActor @preconcurrency public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// Shows a button that stays pressed while the toggle is on.
    @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// Shows a checkbox before a label.
    @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { SwitchToggleStyle() }
}

extension EnvironmentValues {
    var toggleStyle: any ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of toggles in this view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.toggleStyle = style }
    }
}
