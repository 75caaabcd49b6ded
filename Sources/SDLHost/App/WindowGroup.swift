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

    /// The window's title is the program's name.
    public init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    /// `content` is made when the window opens, and again when what it read changes.
    public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    /// None: a window is not made of scenes.
    public var body: EmptyScene { EmptyScene() }

    package func describe(_ window: inout WindowDescription) {
        if let title { window.options.title = title }
        let (content, commanded) = (content, window.commanded)
        let own = { AnyView(content()) }
        window.content = { commanded?(own) ?? own() }
    }
}
