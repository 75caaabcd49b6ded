/// The visibility of an element.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Determined by the context, always visible, or never visible.
    case automatic, visible, hidden
}
