@_spi(Nodes) public import ScrollUI

/// Where a field to search with is. It is under the title of the page here, whatever is asked for.
public struct SearchFieldPlacement: Sendable {
    /// What suits the surroundings.
    public static let automatic = SearchFieldPlacement()
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement()
    /// In the first column.
    public static let sidebar = SearchFieldPlacement()
    /// Under the title.
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// Under the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }

    /// When the field is seen; it is always.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        /// What suits the surroundings.
        case automatic
        /// Whatever is scrolled.
        case always
    }
}

/// A view whose page has a field to search with.
private struct SearchableView<Content: View>: View {
    let content: Content
    let text: Binding<String>
    let presented: Binding<Bool>?
    let prompt: Text?
    @State private var own = false
    @State private var chosen: String?
    @Environment(\.searchSubmitAction) private var submit
    @Environment(\.searchParts) private var outer
    @Environment(\.hiddenSuggestions) private var hidden
    @Environment(\.navigation) private var navigation

    var body: some View {
        let isPresented = presented ?? $own
        let entry = SearchEntry(
            text: text, isPresented: isPresented, chosen: $chosen, prompt: prompt, parts: parts)
        let isSearching = isPresented.wrappedValue
        EnvironmentView(content: content) { [isInside = navigation != nil] in
            $0.isSearching = isSearching
            $0.dismissSearch = DismissSearchAction(entry: entry)
            // Searches further in have parts of their own.
            $0.searchParts = SearchParts()
            if !isInside { $0.outerSearch = entry }
        }
        .navigationItem { $0.search = $0.search ?? entry }
    }

    private var parts: SearchParts {
        var parts = outer
        parts.submit = submit
        if hidden.contains(.content) { parts.suggestions = nil }
        return parts
    }
}

extension View {
    private func searchable(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?
    ) -> some View {
        SearchableView(content: self, text: text, presented: isPresented, prompt: prompt)
    }

    /// A field for `text` under the title of the page that this view is in, or of the first page of the navigation stacks in
    /// it.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(text, nil, prompt)
    }

    /// A field for `text` under the title of the page; `prompt` is seen while it is empty.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, nil, Text(prompt))
    }

    /// A field for `text` under the title of the page; `prompt` is seen while it is empty.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, nil, Text(prompt))
    }

    /// A field for `text` under the title of the page. `isPresented` says, and is told, whether somebody searches: the field has
    /// the keyboard then.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text, isPresented, prompt)
    }

    /// The same; `prompt` is seen while the field is empty.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, isPresented, Text(prompt))
    }

    /// The same; `prompt` is seen while the field is empty.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, isPresented, Text(prompt))
    }
}
