/// A type that says what Xcode's library offers of a package's views and modifiers. There is no library here: it is checked by the
/// compiler, so that files written for both keep theirs.
public protocol LibraryContentProvider {
    /// Views to be offered.
    @LibraryContentBuilder var views: [LibraryItem] { get }

    /// Modifiers of a view to be offered.
    associatedtype ModifierBase = Any
    /// Modifiers to be offered, each on `base`.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// None.
    public var views: [LibraryItem] { [] }

    /// None.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Something that Xcode's library may offer.
public struct LibraryItem {
    /// Where it stands in the library.
    public struct Category: Sendable {
        /// Something that is drawn over other things.
        public static let effect = Category()
        /// Something that arranges views.
        public static let layout = Category()
        /// Something that people use.
        public static let control = Category()
        /// Something else.
        public static let other = Category()
    }

    /// `snippet` is what is put into code. It is not evaluated.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Lists items line by line.
@resultBuilder
public enum LibraryContentBuilder {
    /// The items in order.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
