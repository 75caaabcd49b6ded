import Drawing
import Foundation
import SystemFiles

extension WindowSession {
    /// The size in points.
    public var size: CGSize { stage.window.geometry.size }
    /// Pixels per point.
    public var scale: CGFloat { stage.window.geometry.scale }
    /// `software` or `opengl`.
    public var rendererName: String { stage.submitter.name }

    /// The text of the title bar.
    public var title: String {
        get { stage.window.title }
        set { stage.window.title = newValue }
    }

    /// Whether the window covers the whole display, without changing its resolution.
    public var isFullScreen: Bool {
        get { stage.window.isFullScreen }
        set { stage.window.isFullScreen = newValue }
    }

    /// Requests another size, in points. The desktop may refuse it.
    public func resize(to size: CGSize) {
        stage.window.resize(to: size)
    }

    /// Saves the contents of the window as PNG.
    public func screenshot(to path: String) throws(ImageError) {
        try PNGWriter.write(pixels(), to: path)
    }

    /// Returns the contents of the window. Complexity: O(pixels).
    public func pixels() throws(ImageError) -> ImageResource {
        do throws(SubmitError) {
            return try stage.submitter.readPixels()
        } catch {
            throw .notReadable(reason: error.description)
        }
    }
}
