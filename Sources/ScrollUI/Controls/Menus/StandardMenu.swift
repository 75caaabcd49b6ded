import Foundation

/// The button of a menu, and the list that floats below it while it is open.
nonisolated struct StandardMenu: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false

    init(configuration: MenuStyleConfiguration) {
        self.configuration = configuration
    }

    @MainActor var body: some View {
        if let action = configuration.primaryAction {
            SplitMenu(isOpen: $isOpen, label: configuration.label, action: action) { list }
        } else {
            MenuButton(isOpen: $isOpen) {
                configuration.label
            } panel: {
                list
            }
        }
    }

    @MainActor private var list: some View {
        MenuPanel(isPresented: $isOpen) { configuration.content }
    }
}

/// A button with an action, beside a button that opens a list.
nonisolated private struct SplitMenu<Label: View, Panel: View>: View {
    @Binding var isOpen: Bool
    let label: Label
    let action: () -> Void
    @ViewBuilder let panel: () -> Panel
    /// Whether a long press has opened the list, so that its end has no further effect.
    @State private var wasHeld = false
    @Environment(\.menuIndicatorVisibility) private var indicator

    init(
        isOpen: Binding<Bool>, label: Label, action: @escaping () -> Void,
        @ViewBuilder panel: @escaping () -> Panel
    ) {
        _isOpen = isOpen
        self.label = label
        self.action = action
        self.panel = panel
    }

    @MainActor var body: some View {
        PopoverView(isPresented: $isOpen, content: buttons, panel: panel)
    }

    @MainActor private var buttons: some View {
        HStack(spacing: 1) {
            Button {
                act()
            } label: {
                label
            }
            .simultaneousGesture(
                LongPressGesture().onEnded { _ in
                    wasHeld = true
                    isOpen = true
                })
            if indicator != .hidden {
                Button {
                    isOpen.toggle()
                } label: {
                    HStack(spacing: 0) {
                        // The height of a line of the label's font.
                        Text(verbatim: " ").hidden().frame(width: 0)
                        Chevron()
                    }
                }
            }
        }
        .responder(
            Responder.Handlers(key: { key, modifiers in
                guard key == .down, modifiers.isEmpty else { return false }
                isOpen = true
                return true
            }))
    }

    @MainActor private func act() {
        if wasHeld {
            wasHeld = false
        } else {
            action()
        }
    }
}
