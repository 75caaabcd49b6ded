@_spi(Nodes) public import ScrollUI

/// The tabs of a ``TabView``, each identified by a value.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: ClosureContent {
    /// The type of the values that identify the tabs; `Never` if they have none.
    associatedtype TabValue: Hashable
    /// The content of composite tabs.
    associatedtype Body: TabContent
    /// The content of composite tabs.
    @TabContentBuilder<TabValue> var body: Body { get }

    /// Writes the tabs into the node tree. The library implements it for composite tabs.
    func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder)
}

/// The changes that modifiers make to tabs, such as a badge.
public struct _TabChanges {
    var changes: [@MainActor (inout TabItemNode.Traits) -> Void] = []
}

extension TabContent {
    /// Writes the tabs of the body.
    public func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder) {
        body._lowerTabs(changes, into: &builder)
    }
}

extension TabContent where Body == Never {
    /// Built-in tabs have no body.
    public var body: Never {
        // Reached only if `body` is called directly on a built-in tab: a programming error without a sensible result.
        preconditionFailure("\(Self.self) is built in: it has no body to call")
    }
}

extension Never: TabContent {
    /// This type has no values.
    public typealias TabValue = Never
    /// Writes nothing: this type has no values.
    public func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder) {}
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// The role of a search tab.
    public static let search = TabRole(name: "search")
}
