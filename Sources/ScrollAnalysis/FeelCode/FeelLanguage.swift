import ScrollPhysics

/// What a feel can be written in, for a program of one's own.
public enum FeelLanguage: String, CaseIterable, Sendable {
    /// Swift with ScrollPhysics or ScrollUI, which take every number.
    case scrollui
    /// Swift with UIKit and SwiftUI.
    case apple
    /// Kotlin with Jetpack Compose.
    case compose
    /// Dart with Flutter.
    case flutter
    /// CSS for scroll snapping and transitions.
    case css
    /// JavaScript: the motions as functions of time.
    case javascript

    /// What people read in a menu.
    public var title: String {
        switch self {
        case .scrollui: "Swift, ScrollUI"
        case .apple: "Swift, UIKit and SwiftUI"
        case .compose: "Kotlin, Compose"
        case .flutter: "Dart, Flutter"
        case .css: "CSS"
        case .javascript: "JavaScript"
        }
    }

    /// The text, which ends with a line break. What the platform cannot take of the feel is listed in a comment at its end.
    public func text(of feel: ScrollFeel) -> String {
        var code = FeelCode(feel)
        switch self {
        case .scrollui: code.writeScrollUI()
        case .apple: code.writeApple()
        case .compose: code.writeCompose()
        case .flutter: code.writeFlutter()
        case .css: code.writeCSS()
        case .javascript: code.writeJavaScript()
        }
        return code.text
    }
}
