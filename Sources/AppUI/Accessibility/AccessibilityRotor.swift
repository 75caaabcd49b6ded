@_spi(Nodes) public import ScrollUI

/// Lists of elements that readers of a screen know by themselves.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// Links that were visited, or were not, or all.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "visited links" : "links")
    }

    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }

    /// Headings of that level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: level == .unspecified ? "headings" : "headings \(level)")
    }

    /// Headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings") }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "bold text") }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "italic text") }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "underlined text") }
    /// Words that may be spelt wrongly.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "misspelled words") }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
    /// Fields for text.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "text fields") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "landmarks") }
}

/// Entries of a list of elements.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent: ClosureContent {
    /// What the entries are made of.
    associatedtype Body: AccessibilityRotorContent
    /// What the entries are made of.
    @AccessibilityRotorContentBuilder var body: Body { get }

    /// Adds the entries to the list. Composite ones have it from the library.
    func _collect(into list: inout _AccessibilityRotorList)
}

extension AccessibilityRotorContent {
    /// Adds those of the body.
    public func _collect(into list: inout _AccessibilityRotorList) { body._collect(into: &list) }
}

extension AccessibilityRotorContent where Body == Never {
    /// Built-in entries have no body.
    public var body: Never {
        // Only reached by code that calls `body` by hand on a built-in entry: a mistake with no sensible result.
        preconditionFailure("\(Self.self) is built in: it has no body to call")
    }
}

extension Never: AccessibilityRotorContent {
    /// Nothing has this type, so there is nothing to add.
    public func _collect(into list: inout _AccessibilityRotorList) {}
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Adds the entries, if there are any.
    public func _collect(into list: inout _AccessibilityRotorList) { self?._collect(into: &list) }
}

/// The entries of a list, as they are gathered.
@MainActor
public struct _AccessibilityRotorList {
    var entries: [(name: String, prepare: () -> Void)] = []
}

/// An entry of a list of elements.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// Built in: there is no body.
    public typealias Body = Never

    private let name: String
    private let prepare: () -> Void

    private init(name: String, _ prepare: @escaping () -> Void) {
        self.name = name
        self.prepare = prepare
    }

    /// Adds the entry.
    public func _collect(into list: inout _AccessibilityRotorList) { list.entries.append((name, prepare)) }

    /// The element with that id. `prepare` brings it into view before it is gone to.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(name: label.plainString, prepare) }

    /// The element with that id.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(name: Text(labelKey).plainString, prepare) }

    /// The element with that id.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(name: String(label), prepare) }

    /// The element that has that id by `accessibilityRotorEntry(id:in:)`.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(name: label.plainString, prepare) }

    /// The element that has that id by `accessibilityRotorEntry(id:in:)`.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(name: Text(labelKey).plainString, prepare) }

    /// The element that has that id by `accessibilityRotorEntry(id:in:)`.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(name: String(label), prepare) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Adds the entries of each element.
    public func _collect(into list: inout _AccessibilityRotorList) {
        for element in data { content(element)._collect(into: &list) }
    }
}

/// Puts the entries of a closure together.
@resultBuilder @MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
    /// Entries as they are.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// A single one.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Several.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorTuple<repeat each Content> { _AccessibilityRotorTuple((repeat each content)) }

    /// Entries that are there or not.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}

/// Several entries.
public struct _AccessibilityRotorTuple<each Content: AccessibilityRotorContent>: AccessibilityRotorContent {
    /// Built in: there is no body.
    public typealias Body = Never
    private let content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }

    /// Adds them one after the other.
    public func _collect(into list: inout _AccessibilityRotorList) { repeat (each content)._collect(into: &list) }
}
