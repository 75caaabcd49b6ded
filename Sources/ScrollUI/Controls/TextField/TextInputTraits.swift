// What fields say to a keyboard on the screen, and to a system that corrects what is typed. A desktop has neither: these are here for
// code that is shared with phones, and change nothing that is seen.

/// What the Return key of a keyboard on the screen would say.
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

/// Which letters a keyboard on the screen would make capitals by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    /// None.
    public static let never = TextInputAutocapitalization(name: "never")
    /// The first one of each word.
    public static let words = TextInputAutocapitalization(name: "words")
    /// The first one of each sentence.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// All.
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Which keyboard the screen of a phone would show. ScrollUI's own type: the modifier of that name takes one of UIKit's, whose members
/// have the same names.
public enum KeyboardKind: Hashable, Sendable {
    /// Letters, with what else there is.
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    /// Numbers with a point, and others.
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Fields here are not to be corrected. Nothing corrects them in any case.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
}

nonisolated extension View {
    /// What the Return key of a keyboard on the screen says. A desktop's says nothing: it changes nothing here.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// Whether what is typed here is not to be corrected. Nothing corrects it in any case.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The older spelling of ``autocorrectionDisabled(_:)``.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
    }

    /// Which letters a keyboard on the screen makes capitals by itself. A desktop's makes none: it changes nothing here.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    /// Which keyboard the screen of a phone shows. It changes nothing here.
    public func keyboardType(_ type: KeyboardKind) -> some View { self }
}
