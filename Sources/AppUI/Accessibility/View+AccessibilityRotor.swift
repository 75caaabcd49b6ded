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

    /// Says that the view has a list of elements, which a test reads. What prepares an entry is an action of the view, called by
    /// the names of the list and the entry: `Warnings: Low battery`.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(label.plainString, entries) }

    /// Says that the view has a list of elements.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(Text(labelKey).plainString, entries) }

    /// Says that the view has a list of elements.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(String(label), entries) }

    /// Says that the view has a list of elements that readers of a screen know by themselves.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(systemRotor.name, entries) }

    /// Says that the view has a list with an entry for each of `entries`.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(label.plainString, entries.map { ($0[keyPath: entryLabel], {}) }) }

    /// Says that the view has a list with an entry for each of `entries`.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(labelKey), entries: entries, entryLabel: entryLabel) }

    /// Says that the view has a list with an entry for each of `entries`.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(label), entries: entries, entryLabel: entryLabel) }

    /// Says that the view has a list with an entry for each of `entries`.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(systemRotor.name, entries.map { ($0[keyPath: entryLabel], {}) }) }

    /// Says that the view has a list with an entry for each of `entries`.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(label.plainString, entries.map { ($0[keyPath: entryLabel], {}) }) }

    /// Says that the view has a list with an entry for each of `entries`.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(labelKey), entries: entries, entryID: entryID, entryLabel: entryLabel) }

    /// Says that the view has a list with an entry for each of `entries`.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { accessibilityRotor(Text(label), entries: entries, entryID: entryID, entryLabel: entryLabel) }

    /// Says that the view is the element that entries with that id lead to. Nobody goes there: nothing is stored.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
