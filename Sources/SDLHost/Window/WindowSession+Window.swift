import Drawing
import Foundation
import SystemFiles

extension WindowSession {
    /// Points.
    public var size: CGSize { stage.window.geometry.size }
    /// Pixels per point.
    public var scale: CGFloat { stage.window.geometry.scale }
    /// `software` or `opengl`.
    public var rendererName: String { stage.submitter.name }

    /// What the title bar says.
    public var title: String {
        get { stage.window.title }
        set { stage.window.title = newValue }
    }

    /// Takes the whole display, without changing its resolution.
    public var isFullScreen: Bool {
        get { stage.window.isFullScreen }
        set { stage.window.isFullScreen = newValue }
    }

    /// Asks for another size, in points. The desktop may not give it.
    public func resize(to size: CGSize) {
        stage.window.resize(to: size)
    }

    /// Saves what the window shows as PNG.
    public func screenshot(to path: String) throws(ImageError) {
        try PNGWriter.write(pixels(), to: path)
    }

    /// What the window shows. Complexity: O(pixels).
    public func pixels() throws(ImageError) -> ImageResource {
        do throws(SubmitError) {
            return try stage.submitter.readPixels()
        } catch {
            throw .notReadable(reason: error.description)
        }
    }
}
