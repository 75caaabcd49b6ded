public import Drawing

/// Shows frames on the screen. The two implementations are ``SoftwareSubmitter``, which uses only the processor, and
/// ``RendererSubmitter``, which uses OpenGL.
@MainActor
public protocol FrameSubmitter: AnyObject {
    /// `software` or `opengl`, as in `--renderer`.
    var name: String { get }
    /// Draws a frame over `background` and shows it.
    func submit(_ list: DisplayList, background: PixelColor) throws(SubmitError)
    /// Called when the window's size in pixels changed or its memory was lost: the next frame is drawn completely.
    func resize()
    /// Called when the device was reset: every texture is recreated (`SDL_RENDER_DEVICE_RESET`).
    func texturesLost()
    /// Called when the contents of render targets are lost, but not the textures (`SDL_RENDER_TARGETS_RESET`).
    func targetsLost()
    /// Returns the contents of the window: the last submitted frame.
    func readPixels() throws(SubmitError) -> ImageResource
}

/// A failure to show a frame.
public struct SubmitError: Error, Equatable, CustomStringConvertible {
    /// The failed call.
    public let call: String
    /// SDL's error message.
    public let reason: String

    /// Creates an error from a failed call and SDL's error message.
    public init(call: String, reason: String) {
        self.call = call
        self.reason = reason
    }

    /// The failed call and the reason, for display.
    public var description: String { "\(call): \(reason)" }
}
