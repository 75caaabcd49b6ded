@_spi(Nodes) public import ScrollUI

extension TabContent {
    func changed(_ change: @escaping @MainActor (inout TabItemNode.Traits) -> Void) -> some TabContent<TabValue> {
        TabGroup<TabValue> { changes, builder in
            _lowerTabs(_TabChanges(changes: [change] + changes.changes), into: &builder)
        }
    }

    /// A number at the tab; none for zero.
    public func badge(_ count: Int) -> some TabContent<TabValue> { badge(count == 0 ? nil : Text("\(count)")) }

    /// A text at the tab.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge = label } }

    /// A text at the tab.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

    /// A text at the tab.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }

    /// Leaves the tab out of the bar.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changed { $0.isHidden = $0.isHidden || hidden }
    }

    /// A tab that cannot be chosen by hand.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changed { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// A name by which a person's arrangement of tabs is stored; there is none here.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { changed { _ in } }
}
