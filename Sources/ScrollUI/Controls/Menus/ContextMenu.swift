import Foundation

nonisolated extension View {
    /// Adds a context menu to this view. It opens at the pointer with the secondary button, and below the view with the menu key or
    /// Shift-F10 while the view or a view inside has the keyboard.
    ///
    /// If context menus are nested, the innermost one opens.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
        ContextMenuView(content: self, menuItems: menuItems, preview: { EmptyView() })
    }

    /// Adds a context menu with a preview of its target, which floats above the list.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        ContextMenuView(content: self, menuItems: menuItems, preview: preview)
    }
}

package nonisolated struct ContextMenuView<Content: View, MenuItems: View, Preview: View>: View {
    package let content: Content
    let menuItems: () -> MenuItems
    let preview: () -> Preview
    @State private var isOpen = false
    /// The location of the click in the view's own space; nil for the keyboard.
    @State private var location: CGPoint?

    init(content: Content, menuItems: @escaping () -> MenuItems, preview: @escaping () -> Preview) {
        self.content = content
        self.menuItems = menuItems
        self.preview = preview
    }

    @MainActor package var body: some View {
        PopoverView(isPresented: $isOpen, location: location, content: content.responder(handlers)) {
            panel
        }
    }

    @MainActor @ViewBuilder private var panel: some View {
        if Preview.self == EmptyView.self {
            list
        } else {
            VStack(alignment: .leading, spacing: 8) {
                FloatingPanel(isPresented: $isOpen) {
                    ImplicitStack { preview() }.clipShape(RoundedRectangle(cornerRadius: 8))
                }
                list
            }
        }
    }

    @MainActor private var list: some View { MenuPanel(isPresented: $isOpen, content: menuItems) }

    @MainActor private var handlers: Responder.Handlers {
        Responder.Handlers(key: press, contextMenu: { open(at: $0) })
    }

    @MainActor private func open(at location: CGPoint?) {
        self.location = location
        isOpen = true
    }

    @MainActor private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        switch (key, modifiers) {
        case (.menu, []), (.function(10), .shift): open(at: nil)
        default: return false
        }
        return true
    }
}
