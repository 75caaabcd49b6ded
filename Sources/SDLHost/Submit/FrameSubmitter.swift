public import Drawing

/// Puts frames on the screen. Two do it: ``SoftwareSubmitter`` with the processor alone, ``RendererSubmitter`` with OpenGL.
@MainActor
public protocol FrameSubmitter: AnyObject {
    /// `software` or `opengl`: what `--renderer` calls it.
    var name: String { get }
    /// Draws a frame and shows it. Nothing outside of the list is drawn but `background`.
    func submit(_ list: DisplayList, background: PixelColor) throws(SubmitError)
    /// The window has another size in pixels, or its memory was lost: the next frame is drawn whole.
    func resize()
    /// The device was reset: every texture is made anew (`SDL_RENDER_DEVICE_RESET`).
    func texturesLost()
    /// What was drawn into textures is gone, textures themselves are not (`SDL_RENDER_TARGETS_RESET`).
    func targetsLost()
    /// What the window shows, or would show: the last frame that was submitted.
    func readPixels() throws(SubmitError) -> ImageResource
}

/// A frame could not be shown.
public struct SubmitError: Error, Equatable, CustomStringConvertible {
    /// The call that failed.
    public let call: String
    /// What SDL said about it.
    public let reason: String

    /// A call that failed, and what SDL said about it.
    public init(call: String, reason: String) {
        self.call = call
        self.reason = reason
    }

    /// For people: which call, and why.
    public var description: String { "\(call): \(reason)" }
}
