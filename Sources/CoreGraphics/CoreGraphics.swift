// For code that imports CoreGraphics for its geometry. What draws is not here: a view draws with ScrollUI's `Canvas`.
@_exported import Foundation

@_exported import struct ScrollUI.CGAffineTransform
