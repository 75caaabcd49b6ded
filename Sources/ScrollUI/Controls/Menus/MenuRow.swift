import Foundation

/// A row of a menu: its label at the leading side, what it says besides at the trailing one.
struct MenuRow<Label: View>: View {
    /// What stands at the end of a row.
    enum Mark: Equatable {
        /// The key that does the same, where there is one.
        case shortcut
        /// A mark while it is on.
        case check(Bool)
        /// An arrow: another list opens.
        case submenu
    }

    let label: Label
    let mark: Mark
    let isLit: Bool
    var isDestructive = false
    /// The label is set before it becomes one of a row: what stands around it does not reach its words.
    var isSet = false
    /// The label keeps its colours while the row is lit.
    var isPale = false
    @Environment(\.keyboardShortcut) private var shortcut

    var body: some View {
        HStack(spacing: 0) {
            label.foregroundStyle(isStrong ? Color.white : isDestructive ? ControlPalette.destructive : Color.primary)
                .brightness(isSet && isStrong ? 1 : 0)
                .layoutPriority(1)
            Spacer(minLength: mark == .shortcut && shortcut == nil ? 0 : 24)
            end.foregroundStyle(isStrong ? Color.white : Color.secondary).fixedSize()
        }
        .lineLimit(1)
        .padding(EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
        .frame(minWidth: 120, maxWidth: .infinity, alignment: .leading)
        .background(plate, in: RoundedRectangle(cornerRadius: 5))
        .contentShape(Rectangle())
    }

    private var isStrong: Bool { isLit && !isPale }

    private var plate: Color {
        guard isLit else { return .clear }
        return isPale ? ControlPalette.fillHovered : ControlPalette.prominent
    }

    @ViewBuilder private var end: some View {
        switch mark {
        case .shortcut: if let shortcut { Text(shortcut.title) }
        case .check(let isOn): Checkmark().opacity(isOn ? 1 : 0)
        case .submenu: ForwardChevron(color: isStrong ? .white : .secondary)
        }
    }
}

/// Buttons as rows of a menu.
package struct MenuItemStyle: ButtonStyle {
    var isSubmenu = false
    /// The list that the row opens is there.
    var isOpen = false
    /// Nil for a row that is nothing to be chosen.
    var isChosen: Bool?
    /// The label has more than words, whose colours stay.
    var isPale = false

    package func makeBody(configuration: Configuration) -> some View {
        MenuRow(
            label: configuration.label, mark: isSubmenu ? .submenu : isChosen.map { .check($0) } ?? .shortcut,
            isLit: (configuration.isHovered || configuration.isFocused || isOpen) && configuration.isEnabled,
            isDestructive: configuration.role == .destructive,
            isSet: isChosen != nil, isPale: isPale
        )
        .opacity(configuration.isEnabled ? 1 : 0.4)
    }
}

/// Toggles as rows of a menu.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { MenuToggleRow(configuration: configuration) }
}

/// Closes the menu once it is flipped.
private struct MenuToggleRow: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.dismissMenu) private var dismissMenu

    var body: some View {
        MenuRow(
            label: configuration.label, mark: .check(configuration.isOn),
            isLit: configuration.isHovered || configuration.isFocused
        )
        .onChange(of: configuration.isOn) { dismissMenu?() }
    }
}
