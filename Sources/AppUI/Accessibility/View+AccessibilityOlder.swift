@_spi(Nodes) public import ScrollUI

// The former spellings of accessibility modifiers.

nonisolated extension View {
    /// The former spelling of `accessibilityLabel(_:)`.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// The former spelling of `accessibilityValue(_:)`.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// The former spelling of `accessibilityHint(_:)`.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// The former spelling of ``accessibilityHidden(_:)``.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// The former spelling of ``accessibilityIdentifier(_:)``.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// The former spelling of `accessibilityInputLabels(_:)`.
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
    /// The former spelling of ``accessibilityAddTraits(_:)``.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    /// The former spelling of ``accessibilityRemoveTraits(_:)``.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    /// The former spelling of ``accessibilitySortPriority(_:)``.
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
