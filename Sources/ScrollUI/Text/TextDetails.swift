public import Foundation

/// A type that determines whether texts can be selected.
public protocol TextSelectability {
    /// Whether texts can be selected.
    static var allowsSelection: Bool { get }
}

/// Makes texts selectable.
public struct EnabledTextSelectability: TextSelectability {
    /// Always true.
    public static let allowsSelection = true
}

/// Makes texts not selectable.
public struct DisabledTextSelectability: TextSelectability {
    /// Always false.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text selection is enabled.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text selection is disabled.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The language for the typesetting of a text.
public struct TypesettingLanguage: Hashable, Sendable {
    let language: Locale.Language?

    /// The language of the environment.
    public static let automatic = TypesettingLanguage(language: nil)
    /// The given language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

nonisolated extension View {
    /// Sets whether the letters of texts in this view may be tightened before a text is truncated. Only the value is passed on: the spacing
    /// of the font is always used.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Sets the typesetting language of the texts in this view. It has no effect: letters depend only on the fonts, and line breaks on
    /// Unicode's rules.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }

    /// Sets the typesetting language of the texts in this view; see ``typesettingLanguage(_:isEnabled:)``.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}
