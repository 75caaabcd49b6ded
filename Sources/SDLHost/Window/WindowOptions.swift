import Foundation

/// What a window is opened with.
public struct WindowOptions: Sendable, Equatable {
    /// What the title bar says.
    public var title: String
    /// Points.
    public var size: CGSize
    /// Points; the window cannot be made smaller by hand. A program may still ask for less in `size`.
    public var minimumSize: CGSize
    /// How frames get into the window.
    public var renderer: RendererChoice
    /// The name of the `.desktop` file; nil takes the program's own name.
    public var applicationID: String?
    /// A magnification on top of the display's own, above zero, for eyes that the desktop's scale does not suit.
    public var interfaceScale: CGFloat
    /// What is shown where no view draws.
    public var background: WindowBackground
    /// How devices are read at first.
    public var input: InputSettings

    /// A window of 1280 x 800 points that may be made as small as 320 x 240.
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
