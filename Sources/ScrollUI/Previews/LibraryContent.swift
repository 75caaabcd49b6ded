/// A type that describes views and modifiers for Xcode's library. It has no effect here and is only compiled, so that shared source files
/// need no changes.
public protocol LibraryContentProvider {
    /// The views of the library.
    @LibraryContentBuilder var views: [LibraryItem] { get }

    /// The type of the view that the modifiers apply to.
    associatedtype ModifierBase = Any
    /// Returns the modifiers of the library, each applied to `base`.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// No views.
    public var views: [LibraryItem] { [] }

    /// Returns no modifiers.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An entry of Xcode's library.
public struct LibraryItem {
    /// The category of a library entry.
    public struct Category: Sendable {
        /// An effect on other content.
        public static let effect = Category()
        /// An arrangement of views.
        public static let layout = Category()
        /// A control.
        public static let control = Category()
        /// Any other entry.
        public static let other = Category()
    }

    /// Creates an entry. `snippet` is the inserted code; it is not evaluated.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Builds an array of entries.
@resultBuilder
public enum LibraryContentBuilder {
    /// Returns the entries in order.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
