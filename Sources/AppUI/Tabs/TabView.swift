@_spi(Nodes) public import ScrollUI

/// A container that shows one of several views, with a bar for the selection, or as pages that are swiped.
///
///     TabView(selection: $page) {
///         Welcome().tag(0)
///         Tour().tag(1)
///     }
///     .tabViewStyle(.page)
///
/// As tabs, each view is created when it is selected for the first time, and retains its state and its scroll offsets
/// for as long as the tab view exists. As pages, the views are rows of a lazy stack in a scroll view, which has the
/// current scroll feel and rests on whole pages.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    /// The selection, if the application does not supply one.
    @State private var own: AnyHashable?
    @Environment(\.tabViewLook) private var look

    /// Creates a tab view in which `selection` contains the tag of the visible view.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The views in the current style.
    public var body: some View {
        switch look {
        case .bar: BarTabs(choice: choice, content: content)
        case .pages(let mode): PagedTabs(choice: choice, indexMode: mode, content: content)
        }
    }

    private var choice: TabChoice {
        guard let selection else { return TabChoice(current: own) { own = $0 } }
        return TabChoice(current: TabChoice.tag(of: selection.wrappedValue)) {
            guard let value = $0.base as? SelectionValue, value != selection.wrappedValue else { return }
            selection.wrappedValue = value
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that stores its own selection, which is initially the first view.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Creates a tab view in which `selection` contains the value of the visible tab.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }

    /// Creates a tab view that stores its own selection, which is initially the first tab.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}

/// The selected tab, and a closure to select another one.
struct TabChoice {
    /// The tag of the selected tab; nil for the first tab.
    let current: AnyHashable?
    /// Selects the tab with a tag.
    let choose: @MainActor (AnyHashable) -> Void

    /// Returns the tag for a selection value. An optional selection has tags of the wrapped type.
    static func tag(of value: some Hashable) -> AnyHashable? { AnyHashable(unwrapping: value) }
}
