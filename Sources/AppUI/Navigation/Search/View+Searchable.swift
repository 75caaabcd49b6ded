@_spi(Nodes) public import ScrollUI

/// The placement of a search field. Here the field is always under the title of the page.
public struct SearchFieldPlacement: Sendable {
    /// The default placement of the platform.
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

    /// The condition under which the field is visible. Here it is always visible.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        /// The default of the platform.
        case automatic
        /// At any scroll offset.
        case always
    }
}

/// A view whose page has a search field.
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
            // Nested searches have their own parts.
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

    /// Adds a search field for `text` under the title of the page that contains this view, or of the first page of the
    /// navigation stacks inside this view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(text, nil, prompt)
    }

    /// Adds a search field for `text` under the title of the page; `prompt` is shown while the field is empty.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, nil, Text(prompt))
    }

    /// Adds a search field for `text` under the title of the page; `prompt` is shown while the field is empty.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, nil, Text(prompt))
    }

    /// Adds a search field for `text` under the title of the page. `isPresented` is true while the search is active and
    /// the field has the keyboard focus; setting it begins or ends the search.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text, isPresented, prompt)
    }

    /// Adds a search field with a binding to its presentation; `prompt` is shown while the field is empty.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, isPresented, Text(prompt))
    }

    /// Adds a search field with a binding to its presentation; `prompt` is shown while the field is empty.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, isPresented, Text(prompt))
    }
}
