/// What sets off the action of `onSubmit`.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The set as bits, one for each member.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Return in a text field or a secure one.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What Return in a field does.
package struct SubmitAction {
    package let action: () -> Void

    /// `action`, and then what is set further out.
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
    /// Of Return in a text field.
    package var submitAction: SubmitAction? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }

    /// Of Return in a search field.
    package var searchSubmitAction: SubmitAction? {
        get { self[SearchSubmitActionKey.self] }
        set { self[SearchSubmitActionKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Runs when Return is pressed in a field of this view, before what is set further out: in text fields, or in what `triggers` says.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        EnvironmentView(content: self) {
            if triggers.contains(.text) { $0.submitAction = .joining(action, $0.submitAction) }
            if triggers.contains(.search) { $0.searchSubmitAction = .joining(action, $0.searchSubmitAction) }
        }
    }

    /// Return in a field of this view does not run what is set further out, while `isBlocking`.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        EnvironmentView(content: self) {
            guard isBlocking else { return }
            $0.submitAction = nil
            $0.searchSubmitAction = nil
        }
    }
}
