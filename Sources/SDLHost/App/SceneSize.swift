import Foundation

/// A scene that sets the initial size of its window.
struct SceneSize<Content: Scene>: WindowScene, SizedScene {
    let content: Content
    let size: CGSize

    var body: EmptyScene { EmptyScene() }

    func describe(_ window: inout WindowDescription) {
        window.resolve(content)
        window.options.size = size
    }
}

extension Scene {
    /// Sets the initial size of the window, in points; the user may change it later.
    public func defaultSize(_ size: CGSize) -> some Scene {
        SceneSize(content: self, size: size)
    }

    /// Sets the initial size of the window, in points; the user may change it later.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }
}
