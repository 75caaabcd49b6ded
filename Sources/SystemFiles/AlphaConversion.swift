/// Conversion between premultiplied alpha (as drawn) and straight alpha (as stored). Pixels have four bytes, alpha
/// last.
///
/// Converting premultiplied pixels to straight ones and back gives the same bytes.
enum AlphaConversion {
    static func premultiply(_ pixels: inout [UInt8]) {
        for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] != 255 {
            let alpha = Int(pixels[start + 3])
            for channel in start..<start + 3 {
                pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 127) / 255)
            }
        }
    }

    static func unpremultiplied(_ pixels: [UInt8]) -> [UInt8] {
        var result = pixels
        for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] != 255 {
            let alpha = Int(pixels[start + 3])
            for channel in start..<start + 3 {
                let straight = alpha == 0 ? 0 : (Int(pixels[channel]) * 255 + alpha / 2) / alpha
                result[channel] = UInt8(min(255, straight))
            }
        }
        return result
    }

    static func isOpaque(_ pixels: [UInt8]) -> Bool {
        stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    }

    static func withoutAlpha(_ pixels: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count / 4 * 3) { buffer, count in
            for pixel in 0..<pixels.count / 4 {
                buffer[pixel * 3] = pixels[pixel * 4]
                buffer[pixel * 3 + 1] = pixels[pixel * 4 + 1]
                buffer[pixel * 3 + 2] = pixels[pixel * 4 + 2]
            }
            count = pixels.count / 4 * 3
        }
    }
}
