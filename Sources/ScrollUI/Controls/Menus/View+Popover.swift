import Foundation

nonisolated extension View {
    /// Shows a panel beside this view, in front of everything, while `isPresented`. A press outside or Escape closes it.
    ///
    /// The panel is placed at the side `arrowEdge` of its anchor, or at the opposite side if only that has enough space; without
    /// `arrowEdge` it is placed below. It has no arrow.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        PopoverView(
            isPresented: isPresented, attachment: PopoverAttachment(anchor: attachmentAnchor, edge: arrowEdge),
            keyboard: .follows, content: self
        ) {
            FloatingPanel(isPresented: isPresented) { content() }
                .environment(\.presented, Presented(isPresented: true) { isPresented.wrappedValue = false })
        }
    }

    /// Shows a panel with the result of `content` for `item` while there is an item. Closing the panel sets `item` to nil.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ItemPopover(
            base: self, item: item, attachment: PopoverAttachment(anchor: attachmentAnchor, edge: arrowEdge),
            panel: content)
    }
}

/// Reads the item, so that the panel is evaluated again when it changes.
package nonisolated struct ItemPopover<Base: View, Item: Identifiable, Panel: View>: View {
    let base: Base
    @Binding var item: Item?
    let attachment: PopoverAttachment
    let panel: (Item) -> Panel

    init(base: Base, item: Binding<Item?>, attachment: PopoverAttachment, panel: @escaping (Item) -> Panel) {
        self.base = base
        _item = item
        self.attachment = attachment
        self.panel = panel
    }

    @MainActor package var body: some View {
        let isPresented = Binding(get: { item != nil }, set: { if !$0 { item = nil } })
        let shown = item
        PopoverView(isPresented: isPresented, attachment: attachment, keyboard: .follows, content: base) {
            FloatingPanel(isPresented: isPresented) {
                if let shown { panel(shown).id(shown.id) }
            }
            .environment(\.presented, Presented(isPresented: true) { item = nil })
        }
    }
}
