import Foundation
@_spi(Nodes) import ScrollUI

/// What is searched for in a page, with the field for it in the page's bar.
final class SearchEntry: Equatable {
    let text: Binding<String>
    let isPresented: Binding<Bool>
    /// What was chosen of the suggestions: there are none until other text is typed.
    let chosen: Binding<String?>
    let prompt: Text?
    let parts: SearchParts

    init(
        text: Binding<String>, isPresented: Binding<Bool>, chosen: Binding<String?>, prompt: Text?, parts: SearchParts
    ) {
        self.text = text
        self.isPresented = isPresented
        self.chosen = chosen
        self.prompt = prompt
        self.parts = parts
    }

    @MainActor func dismiss() {
        text.wrappedValue = ""
        isPresented.wrappedValue = false
        chosen.wrappedValue = nil
    }

    /// Takes a suggestion, and searches for it.
    @MainActor func choose(_ completion: String) {
        text.wrappedValue = completion
        chosen.wrappedValue = completion
        parts.submit?.action()
    }

    /// Suggestions stand in front of the page.
    @MainActor var hasSuggestions: Bool {
        parts.suggestions != nil && isPresented.wrappedValue && chosen.wrappedValue != text.wrappedValue
    }

    /// Kinds of things to search among can be chosen under the field.
    @MainActor var hasScopes: Bool {
        guard let scopes = parts.scopes, isPresented.wrappedValue else { return false }
        return scopes.activation != .onTextEntry || !text.wrappedValue.isEmpty
    }

    /// Of the field and what is under it, points.
    @MainActor var height: CGFloat { SearchBar.height + (hasScopes ? SearchBar.scopesHeight : 0) }

    /// Each evaluation makes others.
    static func == (left: SearchEntry, right: SearchEntry) -> Bool { left === right }
}

/// What is said of a search further out than the search itself.
struct SearchParts {
    var submit: SubmitAction?
    var suggestions: OuterViews?
    var scopes: SearchScopes?
    var focus: SearchFocus?
}

/// Kinds of things to search among.
struct SearchScopes {
    let views: OuterViews
    let activation: SearchScopeActivation
}

/// Ties the keyboard of a search field to a program's state.
struct SearchFocus {
    let apply: @MainActor (AnyView) -> AnyView
}

/// Views that are shown elsewhere, in the environment of where they were said.
@MainActor
final class OuterViews: Equatable {
    let scope: EnvironmentScope
    let lower: @MainActor (inout NodeBuilder) -> Void

    init(_ views: some View, scope: EnvironmentScope) {
        self.scope = scope
        lower = { views._lower(into: &$0) }
    }

    /// Each evaluation makes others.
    nonisolated static func == (left: OuterViews, right: OuterViews) -> Bool { left === right }
}

/// Ends a search: the text goes, and the keyboard.
public struct DismissSearchAction {
    let entry: SearchEntry?

    /// Ends the search; called as a function is.
    @MainActor public func callAsFunction() { entry?.dismiss() }
}
