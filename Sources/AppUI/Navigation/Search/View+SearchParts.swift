@_spi(Nodes) public import ScrollUI

/// The placement of search suggestions. Here they are always rows in front of the page.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let bit: Int
    /// In front of the page.
    public static let automatic = SearchSuggestionsPlacement(bit: 1)
    /// In a menu at the field.
    public static let menu = SearchSuggestionsPlacement(bit: 2)
    /// In front of the page.
    public static let content = SearchSuggestionsPlacement(bit: 4)

    /// A set of placements.
    public struct Set: OptionSet, Sendable {
        /// The set as bits, one for each member.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In a menu at the field.
        public static let menu = Set(rawValue: 2)
        /// In front of the page.
        public static let content = Set(rawValue: 4)
    }
}

/// The condition under which search scopes are shown.
public struct SearchScopeActivation: Equatable, Sendable {
    private let name: String
    /// While the search is active.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// While there is text in the field.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// While the search is active.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// The behaviour of the bar that contains a search field during a search. Here the title and the items always stay.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
    private let name: String
    /// The default of the platform: the title and the items stay.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The title and the items stay.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// Sets a part of the searches in a view, with views in the environment of this position.
private struct SearchPartView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let set: @MainActor (inout SearchParts, EnvironmentScope) -> Void

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(EnvironmentNode.self) { EnvironmentNode(graph: $0, parent: $1, scope: $2) }
        let (scope, set) = (builder.scope, set)
        node.apply { values in MainActor.assumeIsolated { set(&values.searchParts, scope) } }
        NodeBuilder.fill(node, scope: node.inner) { content._lower(into: &$0) }
    }
}

extension View {
    /// Sets the suggestions of searches in this view, as rows in front of the page while a search is active. A
    /// suggestion with a ``searchCompletion(_:)`` can be pressed, or chosen with the arrow keys and Return.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let suggestions = suggestions()
        return SearchPartView(content: self) { $0.suggestions = OuterViews(suggestions, scope: $1) }
    }

    /// Sets whether the suggestions of searches in this view are shown in the given placements.
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.hiddenSuggestions) {
            if visibility == .hidden { $0.formUnion(placements) } else { $0.subtract(placements) }
        }
    }

    /// Sets the completion of this view as a suggestion: choosing it puts the text into the search field, triggers
    /// `onSubmit(of: .search)` and hides the suggestions until the text is changed.
    public func searchCompletion(_ completion: String) -> some View {
        SearchCompletionView(content: self, completion: completion)
    }

    /// Sets the scopes of a search, each with a `tag`, one of which is selected under the field while the search is active.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Sets the scopes of a search, each with a `tag`, one of which is selected under the field.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let scopes = scopes()
        let picker = Picker(selection: scope) {
            scopes
        } label: {
            EmptyView()
        }
        return SearchPartView(content: self) {
            $0.scopes = SearchScopes(
                views: OuterViews(picker.pickerStyle(.segmented).labelsHidden(), scope: $1), activation: activation)
        }
    }

    /// Binds the keyboard focus of the search field in this view. The binding is true while the field has the focus,
    /// and setting it moves the focus.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        SearchPartView(content: self) { parts, _ in
            parts.focus = SearchFocus { AnyView($0.focused(binding)) }
        }
    }

    /// Binds the keyboard focus of the search field in this view. The binding is `value` while the field has the focus,
    /// and setting it moves the focus.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        SearchPartView(content: self) { parts, _ in
            parts.focus = SearchFocus { AnyView($0.focused(binding, equals: value)) }
        }
    }

    /// Sets the behaviour of the bar that contains a search field. Here the title and the items always stay.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

// The former way to set suggestions.
extension View {
    /// Adds a search field for `text`, with suggestions.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field for `text`, with suggestions.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}
