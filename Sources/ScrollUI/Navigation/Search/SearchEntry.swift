/// What is searched for in a page, with the field for it in the page's bar.
final class SearchEntry: Equatable {
    let text: Binding<String>
    let isPresented: Binding<Bool>
    let prompt: Text?
    let submit: SubmitAction?

    init(text: Binding<String>, isPresented: Binding<Bool>, prompt: Text?, submit: SubmitAction?) {
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
        self.submit = submit
    }

    @MainActor func dismiss() {
        text.wrappedValue = ""
        isPresented.wrappedValue = false
    }

    /// Each evaluation makes others.
    static func == (left: SearchEntry, right: SearchEntry) -> Bool { left === right }
}

/// Ends a search: the text goes, and the keyboard.
public struct DismissSearchAction {
    let entry: SearchEntry?

    /// Ends the search; called as a function is.
    @MainActor public func callAsFunction() { entry?.dismiss() }
}

struct SearchEntryKey: EnvironmentKey {
    static var defaultValue: SearchEntry? { nil }
}

struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(entry: nil) }
}

extension EnvironmentValues {
    /// Whether somebody searches in the nearest ``View/searchable(text:placement:prompt:)-(_,_,Text?)`` around; to be read in
    /// the view that it was said of.
    public var isSearching: Bool { self[IsSearchingKey.self] }

    /// Ends the search of the nearest searchable view around.
    public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }

    /// Said of a whole navigation stack, for the page at its root.
    var outerSearch: SearchEntry? {
        get { self[SearchEntryKey.self] }
        set { self[SearchEntryKey.self] = newValue }
    }

}
