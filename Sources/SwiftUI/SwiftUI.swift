// For code that was written for SwiftUI and is to stay as it is: `import SwiftUI` brings ScrollUI and AppUI, and what an app of a
// window needs of SDLHost.
@_exported import AppUI
@_exported import Combine
@_exported import CoreGraphics
@_exported import ScrollUI

@_exported import protocol SDLHost.App
@_exported import struct SDLHost.EmptyScene
@_exported import class SDLHost.ImageRenderer
@_exported import protocol SDLHost.Scene
@_exported import struct SDLHost.WindowGroup
