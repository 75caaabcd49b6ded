// Lets code that was written for SwiftUI compile unchanged: `import SwiftUI` brings ScrollUI, AppUI, and the part of SDLHost
// that an app with a window needs.
@_exported import AppUI
@_exported import Combine
@_exported import CoreGraphics
@_exported import ScrollUI

@_exported import protocol SDLHost.App
@_exported import struct SDLHost.EmptyScene
@_exported import class SDLHost.ImageRenderer
@_exported import protocol SDLHost.Scene
@_exported import struct SDLHost.WindowGroup
