extension SoftwareRasterizer {
    /// The longest side of a picture, in pixels.
    public static let largestSide = 16_384

    /// Draws a frame into a new picture: `size` times `scale`, rounded up, at most ``largestSide`` on each axis.
    ///
    /// Needs no display. A translucent background stays translucent; over an opaque one the picture is opaque, even
    /// where a blend mode removed the backdrop. O(pixels).
    public func picture(of list: DisplayList, background: PixelColor, glyphs: any GlyphSource) -> ImageResource {
        let limit = Self.largestSide
        let width = min(limit, max(0, Int(clamping: list.size.width * list.scale, rounded: .up)))
        let height = min(limit, max(0, Int(clamping: list.size.height * list.scale, rounded: .up)))
        let pixels = Scratch<UInt32>(filledWith: 0, capacity: max(1, width * height))
        let buffer = PixelBuffer(base: pixels.base, width: width, height: height, stride: width)
        draw(list, into: buffer, background: background, glyphs: glyphs)
        if background.alpha == 255 { pixels.base.makeOpaque(width * height) }
        return ImageResource(width: width, height: height, pixels: buffer.bytes())
    }
}

extension UnsafeMutablePointer<UInt32> {
    /// Sets the alpha and preserves the colours.
    fileprivate func makeOpaque(_ count: Int) {
        for index in 0..<count { self[index] |= 0xFF00_0000 }
    }
}

extension PixelBuffer {
    /// Returns a copy as bytes in the order red, green, blue, alpha. O(pixels).
    public func bytes() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            for y in bounds.minY..<bounds.maxY {
                for x in bounds.minX..<bounds.maxX {
                    let pixel = pixel(x, y).pointee
                    bytes[count] = UInt8(truncatingIfNeeded: pixel >> 16)
                    bytes[count + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                    bytes[count + 2] = UInt8(truncatingIfNeeded: pixel)
                    bytes[count + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
                    count += 4
                }
            }
        }
    }
}
