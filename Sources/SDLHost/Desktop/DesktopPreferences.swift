import Glibc
import ScrollUI

/// What the desktop says about this person's wishes.
public struct DesktopPreferences: Equatable, Sendable {
    /// Nil when the desktop has no opinion.
    public var colorScheme: ColorScheme?
    /// No motion of the interface's own.
    public var reduceMotion: Bool
    /// Stronger edges and focus rings.
    public var highContrast: Bool

    /// No opinion, motion, no high contrast.
    public init(colorScheme: ColorScheme? = nil, reduceMotion: Bool = false, highContrast: Bool = false) {
        self.colorScheme = colorScheme
        self.reduceMotion = reduceMotion
        self.highContrast = highContrast
    }

    /// What is known at once: the theme that GTK programs are told to use.
    static func withoutAsking() -> DesktopPreferences {
        DesktopPreferences(gtkTheme: getenv("GTK_THEME").map { String(cString: $0) })
    }

    init(gtkTheme: String?) {
        self.init(colorScheme: gtkTheme.flatMap(Self.colorScheme(ofTheme:)))
    }

    /// `Adwaita:dark` and `Adwaita-dark` are dark, any other theme is light.
    private static func colorScheme(ofTheme theme: String) -> ColorScheme? {
        if theme.isEmpty { return nil }
        return theme.lowercased().contains("dark") ? .dark : .light
    }
}
