import ScrollPhysics

/// A language in which a feel can be exported.
public enum FeelLanguage: String, CaseIterable, Sendable {
    /// Swift with ScrollPhysics or ScrollUI, which support every number.
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

    /// The name in a menu.
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

    /// Returns the code of a feel, which ends with a line break. A comment at its end lists the values that the
    /// platform does not support.
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
