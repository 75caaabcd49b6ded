extension ImageResource {
    /// A part of the picture, cut to its edges. O(pixels of the part).
    public func cropped(to part: PixelRect) -> ImageResource {
        let part = part.intersection(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(part.area * 4)
        for y in part.minY..<part.maxY {
            bytes += pixels[((y * width + part.minX) * 4)..<((y * width + part.maxX) * 4)]
        }
        return ImageResource(width: part.width, height: part.height, pixels: bytes, isPixelated: isPixelated)
    }

    /// The same pixels, seen as squares. O(pixels).
    public func pixelated() -> ImageResource {
        ImageResource(width: width, height: height, pixels: pixels, isPixelated: true)
    }

    /// Half as wide and high, each pixel the mean of four: what a picture that is drawn small is taken from, so that
    /// nothing of it is skipped. A side of one pixel stays. O(pixels).
    public func halved() -> ImageResource {
        let (newWidth, newHeight) = (max(1, width / 2), max(1, height / 2))
        var bytes = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
        for y in 0..<newHeight {
            let (top, bottom) = (min(height - 1, y * 2), min(height - 1, y * 2 + 1))
            for x in 0..<newWidth {
                let (left, right) = (min(width - 1, x * 2), min(width - 1, x * 2 + 1))
                for channel in 0..<4 {
                    let upper =
                        Int(pixels[(top * width + left) * 4 + channel])
                        + Int(pixels[(top * width + right) * 4 + channel])
                    let lower =
                        Int(pixels[(bottom * width + left) * 4 + channel])
                        + Int(pixels[(bottom * width + right) * 4 + channel])
                    bytes[(y * newWidth + x) * 4 + channel] = UInt8((upper + lower + 2) / 4)
                }
            }
        }
        return ImageResource(width: newWidth, height: newHeight, pixels: bytes)
    }
}
