/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the surroundings say, always, or never.
    case automatic, visible, hidden
}
