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
    /// Whether somebody searches in the nearest ``View/searchable(text:placement:prompt:)-(_,_,Text?)`` around; to be read in
    /// the view that it was said of.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of the nearest searchable view around.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// Where suggestions are shown: in front of the page, from a view that suggests.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }

    /// Said of a whole navigation stack, for the page at its root.
    var outerSearch: SearchEntry? {
        get { self[SearchEntryKey.self] }
        set { self[SearchEntryKey.self] = newValue }
    }

    /// Said around a search.
    var searchParts: SearchParts {
        get { self[SearchPartsKey.self] }
        set { self[SearchPartsKey.self] = newValue }
    }

    /// What a suggestion does.
    var searchChoice: SearchChoice? {
        get { self[SearchChoiceKey.self] }
        set { self[SearchChoiceKey.self] = newValue }
    }

    /// Kinds of suggestions that are not shown.
    var hiddenSuggestions: SearchSuggestionsPlacement.Set {
        get { self[HiddenSuggestionsKey.self] }
        set { self[HiddenSuggestionsKey.self] = newValue }
    }
}
