@_spi(Nodes) public import ScrollUI

extension View {
    private func rotor<Content: AccessibilityRotorContent>(_ name: String, _ entries: () -> Content) -> some View {
        var list = _AccessibilityRotorList()
        entries()._collect(into: &list)
        return rotor(name, list.entries)
    }

    private func rotor(_ name: String, _ entries: [(name: String, prepare: () -> Void)]) -> some View {
        let actions = entries.map { ("\(name): \($0.name)", $0.prepare) }
        return saying(actions: Dictionary(actions, uniquingKeysWith: { first, _ in first })) {
            $0.rotors.append(AccessibilityRotorProperties(name: name, entries: entries.map(\.name)))
        }
    }

    /// Adds a rotor to the view, which tests can read. The `prepare` closure of an entry is an action of the view,
    /// named after the rotor and the entry: `Warnings: Low battery`.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(label.plainString, entries) }

    /// Adds a rotor to the view.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(Text(labelKey).plainString, entries) }

    /// Adds a rotor to the view.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(String(label), entries) }

    /// Adds a rotor to the view that screen readers define themselves.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(systemRotor.name, entries) }

    /// Adds a rotor with an entry for each of `entries`.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(label.plainString, entries.map { ($0[keyPath: entryLabel], {}) }) }

    /// Adds a rotor with an entry for each of `entries`.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(labelKey), entries: entries, entryLabel: entryLabel) }

    /// Adds a rotor with an entry for each of `entries`.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(label), entries: entries, entryLabel: entryLabel) }

    /// Adds a rotor with an entry for each of `entries`.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(systemRotor.name, entries.map { ($0[keyPath: entryLabel], {}) }) }

    /// Adds a rotor with an entry for each of `entries`.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(label.plainString, entries.map { ($0[keyPath: entryLabel], {}) }) }

    /// Adds a rotor with an entry for each of `entries`.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(labelKey), entries: entries, entryID: entryID, entryLabel: entryLabel) }

    /// Adds a rotor with an entry for each of `entries`.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(label), entries: entries, entryID: entryID, entryLabel: entryLabel) }

    /// Makes the view the target of rotor entries with an id. It has no effect: no screen reader navigates here.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
