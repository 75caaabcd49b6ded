/// The triggers of an `onSubmit` action.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The set as a bit mask, one bit for each member.
    public let rawValue: Int
    /// Creates a set from its bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Return in a text field or a secure field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The action of Return in a field.
package struct SubmitAction {
    package let action: () -> Void

    /// Returns an action that runs `action`, and then the action set further out.
    static func joining(_ action: @escaping () -> Void, _ next: SubmitAction?) -> SubmitAction {
        SubmitAction {
            action()
            next?.action()
        }
    }
}

private struct SubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
}

private struct SearchSubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
    /// The action of Return in a text field.
    package var submitAction: SubmitAction? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }

    /// The action of Return in a search field.
    package var searchSubmitAction: SubmitAction? {
        get { self[SearchSubmitActionKey.self] }
        set { self[SearchSubmitActionKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Runs `action` when Return is pressed in a field of this view, before the actions set further out: in text fields, or in the fields
    /// of `triggers`.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        EnvironmentView(content: self) {
            if triggers.contains(.text) { $0.submitAction = .joining(action, $0.submitAction) }
            if triggers.contains(.search) { $0.searchSubmitAction = .joining(action, $0.searchSubmitAction) }
        }
    }

    /// Prevents Return in a field of this view from running actions set further out, while `isBlocking`.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        EnvironmentView(content: self) {
            guard isBlocking else { return }
            $0.submitAction = nil
            $0.searchSubmitAction = nil
        }
    }
}
