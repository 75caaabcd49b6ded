import Foundation

/// A scene whose window opens at a size of its own.
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
    /// The size at which the window opens, in points; a person may change it later.
    public func defaultSize(_ size: CGSize) -> some Scene {
        SceneSize(content: self, size: size)
    }

    /// The size at which the window opens, in points; a person may change it later.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }
}
