// Hints for an on-screen keyboard and for automatic correction. A desktop has neither: the hints exist for code shared with phones, and
// have no visible effect.

/// The label of the Return key of an on-screen keyboard.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// Done.
    public static let done = SubmitLabel(name: "done")
    /// Go.
    public static let go = SubmitLabel(name: "go")
    /// Send.
    public static let send = SubmitLabel(name: "send")
    /// Join.
    public static let join = SubmitLabel(name: "join")
    /// Route.
    public static let route = SubmitLabel(name: "route")
    /// Search.
    public static let search = SubmitLabel(name: "search")
    /// Return.
    public static let `return` = SubmitLabel(name: "return")
    /// Next.
    public static let next = SubmitLabel(name: "next")
    /// Continue.
    public static let `continue` = SubmitLabel(name: "continue")
}

/// The letters that an on-screen keyboard capitalizes automatically.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    /// No letters.
    public static let never = TextInputAutocapitalization(name: "never")
    /// The first letter of each word.
    public static let words = TextInputAutocapitalization(name: "words")
    /// The first letter of each sentence.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// All letters.
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The on-screen keyboard of a phone. A type of ScrollUI: in SwiftUI, the modifier takes a type of UIKit, whose members have the same
/// names.
public enum KeyboardKind: Hashable, Sendable {
    /// Keyboards of letters, numbers and symbols.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// Keyboards of decimal numbers, and others.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether automatic correction is disabled in fields. There is no automatic correction in any case.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the label of the Return key of an on-screen keyboard. It has no effect on a desktop.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Sets whether automatic correction is disabled in this view. There is no automatic correction in any case.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The older spelling of ``autocorrectionDisabled(_:)``.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
    }

    /// Sets the automatic capitalization of an on-screen keyboard. It has no effect on a desktop.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// Sets the on-screen keyboard of a phone. It has no effect here.
    public func keyboardType(_ type: KeyboardKind) -> some View { self }
}
