import Foundation

/// A row of a menu, with its label at the leading side and a mark at the trailing side.
struct MenuRow<Label: View>: View {
    /// The mark at the end of a row.
    enum Mark: Equatable {
        /// The keyboard shortcut of the action, if there is one.
        case shortcut
        /// A check mark while the row is on.
        case check(Bool)
        /// An arrow that indicates another list.
        case submenu
    }

    let label: Label
    let mark: Mark
    let isLit: Bool
    var isDestructive = false
    /// Whether the label already has its text attributes, so that those of the row do not apply to it.
    var isSet = false
    /// Whether the label keeps its colours while the row is highlighted.
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

/// Shows buttons as rows of a menu.
package struct MenuItemStyle: ButtonStyle {
    var isSubmenu = false
    /// Whether the list that the row opens is visible.
    var isOpen = false
    /// Whether the row is selected; nil for a row that cannot be selected.
    var isChosen: Bool?
    /// Whether the label contains more than text and keeps its colours.
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

/// Shows toggles as rows of a menu.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { MenuToggleRow(configuration: configuration) }
}

/// A toggle that closes the menu when it is switched.
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
