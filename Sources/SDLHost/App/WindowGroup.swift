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

    /// `content` is built once, when the window opens.
    public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
    }

    /// None: a window is not made of scenes.
    public var body: EmptyScene { EmptyScene() }

    func describe(_ window: inout WindowDescription) {
        if let title { window.options.title = title }
        let (content, commanded) = (content, window.commanded)
        window.makeHost = { session in
            let host = ViewHost(
                size: session.size, scale: session.scale, text: session.text, startDate: session.startDate
            ) {
                if let commanded { commanded { AnyView(content()) } } else { content() }
            }
            host.images = ImageFiles().loader
            host.remoteImages = RemoteImages().loader
            return host
        }
    }
}
