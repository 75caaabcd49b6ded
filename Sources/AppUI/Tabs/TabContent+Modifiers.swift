@_spi(Nodes) public import ScrollUI

extension TabContent {
    func changed(_ change: @escaping @MainActor (inout TabItemNode.Traits) -> Void) -> some TabContent<TabValue> {
        TabGroup<TabValue> { changes, builder in
            _lowerTabs(_TabChanges(changes: [change] + changes.changes), into: &builder)
        }
    }

    /// Sets a number as the badge of the tab; none for zero.
    public func badge(_ count: Int) -> some TabContent<TabValue> { badge(count == 0 ? nil : Text("\(count)")) }

    /// Sets a text as the badge of the tab.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge = label } }

    /// Sets a text as the badge of the tab.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

    /// Sets a text as the badge of the tab.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }

    /// Hides the tab in the bar.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changed { $0.isHidden = $0.isHidden || hidden }
    }

    /// Sets whether the user can select the tab.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changed { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Sets the identity of the tab in the user's arrangement of tabs. It has no effect here.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { changed { _ in } }
}
