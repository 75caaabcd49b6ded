import Foundation

/// How a toggle looks in each of its states.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The label and state of the toggle that is styled.
    typealias Configuration = ToggleStyleConfiguration
    /// The look of a toggle in that state. The toggle itself answers to clicks and keys.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle's label and state, as its style sees them.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public typealias Label = ButtonStyleConfiguration.Label
    /// What the toggle was made with.
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

    /// The pointer went down on the toggle and is still over it. An extension of ScrollUI's own, as are the next two.
    public var isPressed: Bool { state.isPressed }
    /// The pointer is over the toggle.
    public var isHovered: Bool { state.isHovered }
    /// The toggle has the keyboard, and should show it.
    public var isFocused: Bool { state.isFocused }
}

/// A label with a switch behind it.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// In the tint of the surroundings while it is on.
    public nonisolated init() { tint = nil }

    /// In a colour of its own while it is on.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// The label at the leading side, the switch at the trailing one, and the space between them.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(.spread, label: configuration.label) {
            SwitchPlate(isOn: configuration.isOn).tinted(tint).focusOutline(configuration.isFocused, cornerRadius: 13)
        }
        .contentShape(Rectangle())
    }
}

/// The switch itself: 32 by 18 points, the knob at the side of its state.
private struct SwitchPlate: View {
    let isOn: Bool
    @Environment(\.tint) private var tint
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Capsule()
            .fill(isOn ? tint ?? Color.accentColor : Color(light: 0xC2C8D0, dark: 0x3A4250))
            .frame(width: 32, height: 18)
            .overlay(alignment: .leading) {
                Circle().fill(Color.white).frame(width: 14, height: 14).padding(2).offset(x: isOn ? distance : 0)
            }
    }

    /// From the leading end to the other one; offsets are not mirrored.
    private var distance: Double { direction == .rightToLeft ? -14 : 14 }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The label on a plate, in the accent colour while on.
    public func makeBody(configuration: Configuration) -> some View {
        ToggleButtonPlate(configuration: configuration)
    }
}

/// The plate of a button that stays down.
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

/// A box with a mark before a label.
public struct CheckboxToggleStyle: ToggleStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The box at the leading side, 16 points wide.
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

/// Two strokes in a square of 10 points.
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
    /// A label with a switch behind it; what toggles look like by default.
    @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    /// What suits the surroundings: a switch.
    @MainActor @preconcurrency public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down while it is on.
    @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a mark before a label.
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
    /// How toggles in this view look.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.toggleStyle = style }
    }
}
