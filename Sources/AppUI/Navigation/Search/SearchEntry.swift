import Foundation
@_spi(Nodes) import ScrollUI

/// The search of a page, whose field is in the page's bar.
final class SearchEntry: Equatable {
    let text: Binding<String>
    let isPresented: Binding<Bool>
    /// The chosen suggestion. No suggestions are shown until the text is changed.
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

    /// Chooses a suggestion and searches for it.
    @MainActor func choose(_ completion: String) {
        text.wrappedValue = completion
        chosen.wrappedValue = completion
        parts.submit?.action()
    }

    /// Whether suggestions are shown in front of the page.
    @MainActor var hasSuggestions: Bool {
        parts.suggestions != nil && isPresented.wrappedValue && chosen.wrappedValue != text.wrappedValue
    }

    /// Whether search scopes are shown under the field.
    @MainActor var hasScopes: Bool {
        guard let scopes = parts.scopes, isPresented.wrappedValue else { return false }
        return scopes.activation != .onTextEntry || !text.wrappedValue.isEmpty
    }

    /// The height of the field and the scopes under it, in points.
    @MainActor var height: CGFloat { SearchBar.height + (hasScopes ? SearchBar.scopesHeight : 0) }

    /// Each evaluation creates a new entry.
    static func == (left: SearchEntry, right: SearchEntry) -> Bool { left === right }
}

/// The parts of a search that are set on views outside the searchable view.
struct SearchParts {
    var submit: SubmitAction?
    var suggestions: OuterViews?
    var scopes: SearchScopes?
    var focus: SearchFocus?
}

/// The scopes of a search.
struct SearchScopes {
    let views: OuterViews
    let activation: SearchScopeActivation
}

/// Connects the keyboard focus of a search field with the application's state.
struct SearchFocus {
    let apply: @MainActor (AnyView) -> AnyView
}

/// Views that are shown elsewhere in the tree, in the environment in which they were declared.
@MainActor
final class OuterViews: Equatable {
    let scope: EnvironmentScope
    let lower: @MainActor (inout NodeBuilder) -> Void

    init(_ views: some View, scope: EnvironmentScope) {
        self.scope = scope
        lower = { views._lower(into: &$0) }
    }

    /// Each evaluation creates new views.
    nonisolated static func == (left: OuterViews, right: OuterViews) -> Bool { left === right }
}

/// An action that ends a search: it clears the text and removes the keyboard focus.
public struct DismissSearchAction {
    let entry: SearchEntry?

    /// Ends the search.
    @MainActor public func callAsFunction() { entry?.dismiss() }
}
