@_spi(Nodes) public import ScrollUI

/// Tabs of a ``TabView``, each with a value that names it.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: ClosureContent {
    /// What names the tabs; `Never` where nothing does.
    associatedtype TabValue: Hashable
    /// The tabs that this one is made of.
    associatedtype Body: TabContent
    /// What the tabs are made of.
    @TabContentBuilder<TabValue> var body: Body { get }

    /// Writes the tabs into the node tree. Composite ones have it from the library.
    func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder)
}

/// What is said about tabs from outside, such as a badge.
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
        // Only reached by code that calls `body` by hand on a built-in tab: a mistake with no sensible result.
        preconditionFailure("\(Self.self) is built in: it has no body to call")
    }
}

extension Never: TabContent {
    /// Nothing has this type, so there is no value.
    public typealias TabValue = Never
    /// Nothing has this type, so there is nothing to write.
    public func _lowerTabs(_ changes: _TabChanges, into builder: inout NodeBuilder) {}
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// Searching.
    public static let search = TabRole(name: "search")
}
