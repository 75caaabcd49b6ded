@_spi(Nodes) public import ScrollUI

/// Where suggestions of a search are shown. Here they are rows in front of the page, whatever is asked for.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let bit: Int
    /// In front of the page.
    public static let automatic = SearchSuggestionsPlacement(bit: 1)
    /// In a menu at the field.
    public static let menu = SearchSuggestionsPlacement(bit: 2)
    /// In front of the page.
    public static let content = SearchSuggestionsPlacement(bit: 4)

    /// Several of them.
    public struct Set: OptionSet, Sendable {
        /// The set as bits, one for each member.
        public let rawValue: Int
        /// A set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In a menu at the field.
        public static let menu = Set(rawValue: 2)
        /// In front of the page.
        public static let content = Set(rawValue: 4)
    }
}

/// When kinds of things to search among can be chosen.
public struct SearchScopeActivation: Equatable, Sendable {
    private let name: String
    /// While somebody searches.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// While there is text in the field.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// While somebody searches.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// What a search does to the bar that its field is in. Here the title and the items stay where they are.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
    private let name: String
    /// What suits the surroundings: all stays.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// All stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// Says something of the searches in a view, with views that see the environment of here.
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
    /// What might be searched for, as rows in front of the page while somebody searches. One that has a
    /// ``searchCompletion(_:)`` is pressed, or chosen with the arrow keys and Return.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let suggestions = suggestions()
        return SearchPartView(content: self) { $0.suggestions = OuterViews(suggestions, scope: $1) }
    }

    /// Whether the suggestions of searches in this view are shown at these places.
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.hiddenSuggestions) {
            if visibility == .hidden { $0.formUnion(placements) } else { $0.subtract(placements) }
        }
    }

    /// As a suggestion, puts that text into the search field, sets off `onSubmit(of: .search)` and takes the suggestions away
    /// until other text is typed.
    public func searchCompletion(_ completion: String) -> some View {
        SearchCompletionView(content: self, completion: completion)
    }

    /// Kinds of things to search among, each with a `tag`, of which one is chosen under the field while somebody searches.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Kinds of things to search among, each with a `tag`, of which one is chosen under the field.
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

    /// True while the search field in this view has the keyboard, which the program can give it.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        SearchPartView(content: self) { parts, _ in
            parts.focus = SearchFocus { AnyView($0.focused(binding)) }
        }
    }

    /// `value` while the search field in this view has the keyboard, which the program can give it.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        SearchPartView(content: self) { parts, _ in
            parts.focus = SearchFocus { AnyView($0.focused(binding, equals: value)) }
        }
    }

    /// What a search does to the bar that its field is in. Here the title and the items stay where they are.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

// The form that suggestions had before.
extension View {
    /// A field for `text`, with suggestions.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// A field for `text`, with suggestions.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}
