@_spi(Nodes) public import ScrollUI

/// A sheet that is presented while a binding is true. Reads the binding in its body, so that a change evaluates it again.
private struct PresentedSheet<Content: View, Sheet: View>: View {
    let content: Content
    @Binding var isPresented: Bool
    let onDismiss: (() -> Void)?
    let sheet: () -> Sheet
    @State private var links = SheetLinks()

    var body: some View {
        let link = links.link(for: isPresented ? AnyHashable(true) : nil)
        link.dismiss = { isPresented = false }
        return PresentationView(
            source: PresentationSource(
                tag: isPresented ? AnyHashable(true) : nil, look: PresentationLook(closesBeside: true), sheet: link,
                dismiss: { isPresented = false }, onDismiss: onDismiss),
            content: content
        ) {
            SheetView(link: link, content: sheet)
        }
    }
}

extension PresentedSheet: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

/// A sheet that is presented for an item. Another item presents another sheet.
private struct ItemSheet<Content: View, Item: Identifiable, Sheet: View>: View {
    let content: Content
    @Binding var item: Item?
    let onDismiss: (() -> Void)?
    let sheet: (Item) -> Sheet
    @State private var links = SheetLinks()

    var body: some View {
        let tag = item.map { AnyHashable($0.id) }
        let link = links.link(for: tag)
        let made = item.map { item in { sheet(item) } }
        link.dismiss = { item = nil }
        return PresentationView(
            source: PresentationSource(
                tag: tag, look: PresentationLook(closesBeside: true), sheet: link, dismiss: { item = nil },
                onDismiss: onDismiss),
            content: content
        ) {
            SheetView(link: link) { made?() }
        }
    }
}

extension ItemSheet: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

/// The links of the sheets. Each presentation has its own link, because one that is closing is still visible while the
/// next one opens.
@MainActor
private final class SheetLinks {
    private var tag: AnyHashable?
    private var link = SheetLink()

    func link(for tag: AnyHashable?) -> SheetLink {
        defer { if tag != nil { self.tag = tag } }
        if tag != nil, tag != self.tag || wasClosed { link = SheetLink() }
        wasClosed = tag == nil
        return link
    }

    private var wasClosed = false
}

/// A view that covers the whole window while a binding is true.
private struct PresentedCover<Content: View, Cover: View>: View {
    let content: Content
    let tag: AnyHashable?
    let dismiss: @MainActor () -> Void
    let onDismiss: (() -> Void)?
    let cover: () -> Cover

    var body: some View {
        PresentationView(
            source: PresentationSource(
                tag: tag, look: PresentationLook(dim: (0, 0)), dismiss: dismiss, onDismiss: onDismiss),
            content: content
        ) {
            CoverView(content: cover)
        }
    }
}

/// The views of a cover.
private struct CoverView<Content: View>: View {
    let content: () -> Content
    @Environment(\.pageLink) private var link

    var body: some View {
        let views = VStack(spacing: 0) { content() }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { PageGround().ignoresSafeArea().contentShape(Rectangle()) }
        if let link { views.highPriorityGesture(link.pull).transition(CoverTransition(link: link)) }
    }
}

private struct FlagCover<Content: View, Cover: View>: View {
    let content: Content
    @Binding var isPresented: Bool
    let onDismiss: (() -> Void)?
    let cover: () -> Cover

    var body: some View {
        PresentedCover(
            content: content, tag: isPresented ? AnyHashable(true) : nil, dismiss: { isPresented = false },
            onDismiss: onDismiss, cover: cover)
    }
}

extension FlagCover: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

private struct ItemCover<Content: View, Item: Identifiable, Cover: View>: View {
    let content: Content
    @Binding var item: Item?
    let onDismiss: (() -> Void)?
    let cover: (Item) -> Cover

    var body: some View {
        let made = item.map { item in { cover(item) } }
        PresentedCover(
            content: content, tag: item.map { AnyHashable($0.id) }, dismiss: { item = nil }, onDismiss: onDismiss
        ) { made?() }
    }
}

extension ItemCover: IdentityBearing, IdentifiedByContent where Content: IdentityBearing {}

extension View {
    /// Presents a sheet over the window while `isPresented` is true.
    ///
    /// A drag, Escape or a press beside the sheet closes it; `presentationDetents` sets the heights at which it rests.
    /// A drag continues from the sheet to its scroll views, and back, when one of them reaches its end.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        PresentedSheet(content: self, isPresented: isPresented, onDismiss: onDismiss, sheet: content)
    }

    /// Presents a sheet over the window while there is an item. Another item presents another sheet.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ItemSheet(content: self, item: item, onDismiss: onDismiss, sheet: content)
    }

    /// Presents a view over the whole window while `isPresented` is true. Only its own controls close it.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        FlagCover(content: self, isPresented: isPresented, onDismiss: onDismiss, cover: content)
    }

    /// Presents a view over the whole window while there is an item. Only its own controls close it.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ItemCover(content: self, item: item, onDismiss: onDismiss, cover: content)
    }
}
