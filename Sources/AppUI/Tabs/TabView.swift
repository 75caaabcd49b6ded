@_spi(Nodes) public import ScrollUI

/// Several views of which one is seen, with a bar to choose by, or as pages to swipe through.
///
///     TabView(selection: $page) {
///         Welcome().tag(0)
///         Tour().tag(1)
///     }
///     .tabViewStyle(.page)
///
/// As tabs, each view is made when it is chosen for the first time, and has its state and its offsets for as long as the
/// tab view is there. As pages, they are rows of a lazy stack in a scroll view, which moves by the feel in force and
/// rests on whole pages.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    /// What is chosen where the program does not say it.
    @State private var own: AnyHashable?
    @Environment(\.tabViewLook) private var look

    /// Views of which `selection` says the one that is seen, by their tags.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The views in the style in force.
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
    /// Views of which a person chooses the one that is seen, beginning with the first.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Tabs of which `selection` says the one that is seen, by their values.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }

    /// Tabs of which a person chooses the one that is seen, beginning with the first.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}

/// Which tab is chosen, and how another one is.
struct TabChoice {
    /// The tag of the one that is chosen; nil for the first.
    let current: AnyHashable?
    /// Takes the tag of the one that is to be.
    let choose: @MainActor (AnyHashable) -> Void

    /// A selection that may be nil has tags of the type without it.
    static func tag(of value: some Hashable) -> AnyHashable? { AnyHashable(unwrapping: value) }
}
