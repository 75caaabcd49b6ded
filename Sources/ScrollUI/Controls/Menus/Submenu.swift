import Foundation

/// A menu in a menu: a row with its own list, which opens beside it with a click or the arrow key in its direction. The opposite arrow key
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

    /// A click opens the list and does not close the enclosing one.
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

/// Shows menus as rows of a menu.
struct SubmenuStyle: MenuStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { Submenu(configuration: configuration) }
}
