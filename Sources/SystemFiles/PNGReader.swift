import CPNG
import Drawing

/// Reads PNG files.
public enum PNGReader {
    /// The default limit on the size of a file, in bytes.
    public static let largestFile = FileBytes.largestFile
    /// The largest accepted side, in pixels: four times the widest screens sold.
    public static let largestSide = 32_768
    /// The largest accepted area, in pixels: a few bytes of a file can claim a picture of any size.
    public static let largestArea = 1 << 26

    /// Returns the picture of any kind of PNG as premultiplied RGBA, within a limit of bytes and of pixels. Complexity:
    /// O(pixels).
    public static func read(
        _ path: String, bytes limit: Int = largestFile, pixels area: Int = largestArea
    ) throws(ImageError) -> ImageResource {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileBytes.read(path, atMost: limit)
        } catch {
            throw .file(error)
        }
        return try decode(bytes, path: path, pixels: area)
    }

    /// `path` is only used in messages.
    package static func decode(
        _ bytes: [UInt8], path: String, pixels area: Int = largestArea
    ) throws(ImageError) -> ImageResource {
        var image = cpng_image()
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
            throw .notAPicture(path: path, reason: String(cString: cpng_message(&image)))
        }
        guard image.width <= largestSide, image.height <= largestSide else {
            throw .notAPicture(path: path, reason: "a side is longer than \(largestSide) pixels")
        }
        guard Int(image.width) * Int(image.height) <= area else {
            throw .notAPicture(path: path, reason: "it has more than \(area) pixels")
        }
        image.format = cpng_format_rgba()
        var pixels = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
        guard png_image_finish_read(&image, nil, &pixels, Int32(image.width) * 4, nil) != 0 else {
            throw .notAPicture(path: path, reason: String(cString: cpng_message(&image)))
        }
        AlphaConversion.premultiply(&pixels)
        return ImageResource(width: Int(image.width), height: Int(image.height), pixels: pixels)
    }
}
