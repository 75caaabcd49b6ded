/// A picture being composed: premultiplied pixels of a part of the frame.
struct Layer {
    let bounds: PixelRect
    /// `0xAARRGGBB`, rows from the top.
    var pixels: [UInt32]

    /// Returns the pixels as an image.
    func image() -> ImageResource {
        let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
            for (index, pixel) in pixels.enumerated() {
                bytes[index * 4] = UInt8(truncatingIfNeeded: pixel >> 16)
                bytes[index * 4 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                bytes[index * 4 + 2] = UInt8(truncatingIfNeeded: pixel)
                bytes[index * 4 + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
            }
            count = pixels.count * 4
        }
        return ImageResource(width: bounds.width, height: bounds.height, pixels: bytes)
    }

    /// O(pixels), independent of the radius.
    mutating func blur(_ radius: Double, isOpaque: Bool) {
        var values = pixels.map { pixel in
            SIMD4(Float(pixel >> 24), Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
        }
        GaussianBlur(radius: radius).apply(to: &values, width: bounds.width, height: bounds.height, clamps: isOpaque)
        for (index, value) in values.enumerated() {
            let alpha = UInt32(max(0, min(255, value.x + 0.5)))
            func channel(_ value: Float) -> UInt32 { min(alpha, UInt32(max(0, value + 0.5))) }
            pixels[index] = alpha << 24 | channel(value.y) << 16 | channel(value.z) << 8 | channel(value.w)
        }
        if isOpaque { for index in pixels.indices { pixels[index] |= 0xFF00_0000 } }
    }

    /// Returns the blurred alpha. O(pixels).
    func shadow(_ radius: Double) -> TextMask {
        var values = pixels.map { Float($0 >> 24) }
        GaussianBlur(radius: radius).apply(to: &values, width: bounds.width, height: bounds.height)
        return TextMask(
            width: bounds.width, height: bounds.height, left: 0, top: 0,
            coverage: values.map { UInt8(max(0, min(255, $0 + 0.5))) })
    }

    mutating func luminanceToAlpha() {
        for index in pixels.indices {
            let pixel = pixels[index]
            let sum =
                Double(pixel >> 16 & 255) * ColorMatrix.luminance.x + Double(pixel >> 8 & 255)
                * ColorMatrix.luminance.y + Double(pixel & 255) * ColorMatrix.luminance.z
            pixels[index] = UInt32(min(255, sum + 0.5)) << 24
        }
    }

    /// Multiplies the pixels with another layer's alpha; pixels outside of that layer become clear.
    mutating func cut(to mask: Layer) {
        let width = bounds.width
        for y in bounds.minY..<bounds.maxY {
            for x in bounds.minX..<bounds.maxX {
                let index = (y - bounds.minY) * width + x - bounds.minX
                pixels[index] = scaled(pixels[index], weight(mask.alpha(x, y)))
            }
        }
    }

    private func alpha(_ x: Int, _ y: Int) -> UInt32 {
        guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
        return pixels[(y - bounds.minY) * bounds.width + x - bounds.minX] >> 24
    }
}
