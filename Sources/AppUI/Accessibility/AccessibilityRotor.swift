@_spi(Nodes) public import ScrollUI

/// The rotors that screen readers define themselves.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    /// Visited links, or all links.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "visited links" : "links")
    }

    /// All links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }

    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: level == .unspecified ? "headings" : "headings \(level)")
    }

    /// All headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings") }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "bold text") }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "italic text") }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "underlined text") }
    /// Words with a possible spelling error.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "misspelled words") }
    /// Images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
    /// Text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "text fields") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
    /// Landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "landmarks") }
}

/// The entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent: ClosureContent {
    /// The content of composite entries.
    associatedtype Body: AccessibilityRotorContent
    /// The content of composite entries.
    @AccessibilityRotorContentBuilder var body: Body { get }

    /// Adds the entries to the list. The library implements it for composite entries.
    func _collect(into list: inout _AccessibilityRotorList)
}

extension AccessibilityRotorContent {
    /// Adds the entries of the body.
    public func _collect(into list: inout _AccessibilityRotorList) { body._collect(into: &list) }
}

extension AccessibilityRotorContent where Body == Never {
    /// Built-in entries have no body.
    public var body: Never {
        // Reached only if `body` is called directly on a built-in entry: a programming error without a sensible result.
        preconditionFailure("\(Self.self) is built in: it has no body to call")
    }
}

extension Never: AccessibilityRotorContent {
    /// Adds nothing: this type has no values.
    public func _collect(into list: inout _AccessibilityRotorList) {}
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    /// Built-in content has no body.
    public typealias Body = Never

    /// Adds the entries, if there are any.
    public func _collect(into list: inout _AccessibilityRotorList) { self?._collect(into: &list) }
}

/// The collected entries of a rotor.
@MainActor
public struct _AccessibilityRotorList {
    var entries: [(name: String, prepare: () -> Void)] = []
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// Built-in content has no body.
    public typealias Body = Never

    private let name: String
    private let prepare: () -> Void

    private init(name: String, _ prepare: @escaping () -> Void) {
        self.name = name
        self.prepare = prepare
    }

    /// Adds the entry.
    public func _collect(into list: inout _AccessibilityRotorList) { list.entries.append((name, prepare)) }

    /// Creates an entry for the element with an id. `prepare` brings the element into view before it receives the focus.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(name: label.plainString, prepare) }

    /// Creates an entry for the element with an id.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(name: Text(labelKey).plainString, prepare) }

    /// Creates an entry for the element with an id.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(name: String(label), prepare) }

    /// Creates an entry for the element whose id is set with `accessibilityRotorEntry(id:in:)`.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(name: label.plainString, prepare) }

    /// Creates an entry for the element whose id is set with `accessibilityRotorEntry(id:in:)`.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(name: Text(labelKey).plainString, prepare) }

    /// Creates an entry for the element whose id is set with `accessibilityRotorEntry(id:in:)`.
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

/// Combines the entries of a closure.
@resultBuilder @MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
    /// Returns the entries unchanged.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Returns a single entry.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Combines multiple entries.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _AccessibilityRotorTuple<repeat each Content> { _AccessibilityRotorTuple((repeat each content)) }

    /// Returns optional entries.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}

/// Multiple rotor entries.
public struct _AccessibilityRotorTuple<each Content: AccessibilityRotorContent>: AccessibilityRotorContent {
    /// Built-in content has no body.
    public typealias Body = Never
    private let content: (repeat each Content)

    init(_ content: (repeat each Content)) { self.content = content }

    /// Adds the entries one after the other.
    public func _collect(into list: inout _AccessibilityRotorList) { repeat (each content)._collect(into: &list) }
}
