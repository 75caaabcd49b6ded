import Foundation

/// A menu in a menu: a row, beside which its own list opens by a click or the key that points there. The key that points back
/// closes it.
nonisolated struct Submenu: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false
    @Environment(\.layoutDirection) private var direction

    init(configuration: MenuStyleConfiguration) {
        self.configuration = configuration
    }

    @MainActor var body: some View {
        let isMirrored = direction == .rightToLeft
        PopoverView(
            isPresented: $isOpen,
            attachment: PopoverAttachment(edge: isMirrored ? .leading : .trailing, startsAtTop: true),
            content: row.responder(opening(by: isMirrored ? .left : .right))
        ) {
            MenuPanel(isPresented: $isOpen) { configuration.content }
        }
    }

    /// A click opens the list and leaves this one open.
    @MainActor private var row: some View {
        Button {
            isOpen.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(MenuItemStyle(isSubmenu: true, isOpen: isOpen))
        .environment(\.dismissMenu, nil)
    }

    @MainActor private func opening(by opener: InputEvent.Key) -> Responder.Handlers {
        Responder.Handlers(key: { key, modifiers in
            guard key == opener, modifiers.isEmpty, !isOpen else { return false }
            isOpen = true
            return true
        })
    }
}

/// Menus as rows of a menu.
struct SubmenuStyle: MenuStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { Submenu(configuration: configuration) }
}
