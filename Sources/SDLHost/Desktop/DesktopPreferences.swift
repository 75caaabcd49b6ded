import Glibc
import ScrollUI

/// The user's preferences, as reported by the desktop.
public struct DesktopPreferences: Equatable, Sendable {
    /// Nil without a preference.
    public var colorScheme: ColorScheme?
    /// Whether to avoid animations of the interface.
    public var reduceMotion: Bool
    /// Whether to use stronger edges and focus rings.
    public var highContrast: Bool

    /// Creates preferences; by default no colour scheme, with motion, without high contrast.
    public init(colorScheme: ColorScheme? = nil, reduceMotion: Bool = false, highContrast: Bool = false) {
        self.colorScheme = colorScheme
        self.reduceMotion = reduceMotion
        self.highContrast = highContrast
    }

    /// Returns the preferences known without a query: the theme set for GTK programs.
    static func withoutAsking() -> DesktopPreferences {
        DesktopPreferences(gtkTheme: getenv("GTK_THEME").map { String(cString: $0) })
    }

    init(gtkTheme: String?) {
        self.init(colorScheme: gtkTheme.flatMap(Self.colorScheme(ofTheme:)))
    }

    /// Treats `Adwaita:dark` and `Adwaita-dark` as dark, any other theme as light.
    private static func colorScheme(ofTheme theme: String) -> ColorScheme? {
        if theme.isEmpty { return nil }
        return theme.lowercased().contains("dark") ? .dark : .light
    }
}
