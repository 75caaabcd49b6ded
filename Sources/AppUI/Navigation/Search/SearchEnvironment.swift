@_spi(Nodes) public import ScrollUI

private struct SearchEntryKey: EnvironmentKey {
    static var defaultValue: SearchEntry? { nil }
}

private struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(entry: nil) }
}

private struct SearchPartsKey: EnvironmentKey {
    static var defaultValue: SearchParts { SearchParts() }
}

private struct SearchChoiceKey: EnvironmentKey {
    static var defaultValue: SearchChoice? { nil }
}

private struct HiddenSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}

extension EnvironmentValues {
    /// Whether the search of the nearest enclosing ``View/searchable(text:placement:prompt:)-(_,_,Text?)`` is active.
    /// To be read in the view to which the modifier is applied.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of the nearest enclosing searchable view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// The placement of suggestions, as seen from a suggestion: in front of the page.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }

    /// A search that was set on a whole navigation stack, for its root page.
    var outerSearch: SearchEntry? {
        get { self[SearchEntryKey.self] }
        set { self[SearchEntryKey.self] = newValue }
    }

    /// The parts of a search that enclosing views set.
    var searchParts: SearchParts {
        get { self[SearchPartsKey.self] }
        set { self[SearchPartsKey.self] = newValue }
    }

    /// The action of a suggestion.
    var searchChoice: SearchChoice? {
        get { self[SearchChoiceKey.self] }
        set { self[SearchChoiceKey.self] = newValue }
    }

    /// The placements in which suggestions are hidden.
    var hiddenSuggestions: SearchSuggestionsPlacement.Set {
        get { self[HiddenSuggestionsKey.self] }
        set { self[HiddenSuggestionsKey.self] = newValue }
    }
}
