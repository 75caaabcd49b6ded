extension ImageResource {
    /// Returns the part of the picture in a rectangle, which is cut to the picture's edges. O(pixels of the part).
    public func cropped(to part: PixelRect) -> ImageResource {
        let part = part.intersection(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(part.area * 4)
        for y in part.minY..<part.maxY {
            let row = y * width
            bytes += pixels[(row + part.minX) * 4..<(row + part.maxX) * 4]
        }
        return ImageResource(width: part.width, height: part.height, pixels: bytes, isPixelated: isPixelated)
    }

    /// Returns a picture with the same pixels that is drawn without interpolation. O(pixels).
    public func pixelated() -> ImageResource {
        ImageResource(width: width, height: height, pixels: pixels, isPixelated: true)
    }

    /// Returns a picture of half the width and height, each pixel the mean of four. Pictures that are drawn small are
    /// sampled from it, so that no pixels are skipped. A side of one pixel remains. O(pixels).
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
