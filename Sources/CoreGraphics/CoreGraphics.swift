// Lets code that imports CoreGraphics for its geometry compile. Drawing is not included: a view draws with ScrollUI's
// `Canvas`.
@_exported import Foundation

@_exported import struct ScrollUI.CGAffineTransform
