public import Foundation

/// Whether what a text says can be selected.
public protocol TextSelectability {
    /// True when it can.
    static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// True.
    public static let allowsSelection = true
}

/// Texts cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// False.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The language that a text is set in.
public struct TypesettingLanguage: Hashable, Sendable {
    let language: Locale.Language?

    /// That of the surroundings.
    public static let automatic = TypesettingLanguage(language: nil)
    /// The one that is said.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

nonisolated extension View {
    /// Whether letters of texts in this view may stand closer before a text is cut. The value alone is passed on: letters stay apart as
    /// their font has them.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// The language that texts in this view are set in. Letters are chosen by the fonts and lines broken by Unicode's rules alone: the
    /// view stays as it is.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }

    /// The language that texts in this view are set in; see ``typesettingLanguage(_:isEnabled:)``.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}
