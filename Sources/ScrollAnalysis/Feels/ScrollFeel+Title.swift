import ScrollPhysics

extension ScrollFeel {
    /// The name for display, where ``name`` is for files and commands.
    package var title: String { Self.titles[name] ?? name.prefix(1).uppercased() + name.dropFirst() }

    private static let titles = [
        "uikit": "UIKit", "uikit-fast": "UIKit, fast", "flutter-clamping": "Flutter, clamping",
        "flutter-desktop": "Flutter, desktop", "gtk": "GTK", "qt-quick": "Qt Quick", "webkit-gtk": "WebKitGTK",
        "reduced-motion": "Reduced motion",
    ]
}
