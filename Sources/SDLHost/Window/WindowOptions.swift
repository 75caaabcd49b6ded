import Foundation

/// The options for opening a window.
public struct WindowOptions: Sendable, Equatable {
    /// The text of the title bar.
    public var title: String
    /// The initial size in points.
    public var size: CGSize
    /// The smallest size in points that the user can set. A program may still set a smaller `size`.
    public var minimumSize: CGSize
    /// The choice of a renderer.
    public var renderer: RendererChoice
    /// The name of the `.desktop` file; nil stands for the program's name.
    public var applicationID: String?
    /// A magnification in addition to the display's own, positive, for users whom the desktop's scale does not suit.
    public var interfaceScale: CGFloat
    /// The background where no view draws.
    public var background: WindowBackground
    /// The initial settings of input devices.
    public var input: InputSettings

    /// Creates options for a window of 1280 x 800 points, with a minimum of 320 x 240.
    public init(
        title: String, size: CGSize = CGSize(width: 1280, height: 800), renderer: RendererChoice = .auto,
        applicationID: String? = nil
    ) {
        self.title = title
        self.size = size
        self.renderer = renderer
        self.applicationID = applicationID
        minimumSize = CGSize(width: 320, height: 240)
        interfaceScale = 1
        background = WindowBackground()
        input = InputSettings()
    }
}
