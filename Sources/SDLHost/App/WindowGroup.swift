import Foundation
import ScrollUI

/// A window with views in it.
///
/// ```swift
/// WindowGroup("Colors") { Gallery() }
///     .defaultSize(width: 1280, height: 800)
/// ```
public struct WindowGroup<Content: View>: WindowScene {
    private let title: String?
    private let content: () -> Content

    /// Creates a window whose title is the program's name.
    public init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    /// Creates a window. `content` is evaluated when the window opens, and again when the values that it read change.
    public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    /// Empty, since a window is not composed of scenes.
    public var body: EmptyScene { EmptyScene() }

    package func describe(_ window: inout WindowDescription) {
        if let title { window.options.title = title }
        let (content, commanded) = (content, window.commanded)
        let own = { AnyView(content()) }
        window.content = { commanded?(own) ?? own() }
    }
}
