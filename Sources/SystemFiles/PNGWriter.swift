import CPNG
import Drawing

/// Writes PNG files. The same picture gives the same bytes: neither the time nor the machine affects them.
public enum PNGWriter {
    /// Replaces `path` in one step; after an error the old file is unchanged. Complexity: O(pixels).
    public static func write(_ image: ImageResource, to path: String) throws(ImageError) {
        let bytes = try encode(image, path: path)
        do throws(FileError) {
            try FileBytes.writeAtomically(bytes, to: path)
        } catch {
            throw .file(error)
        }
    }

    /// Returns the file's bytes, with three channels if every pixel is opaque, else four. `path` is only used in
    /// messages. Complexity: O(pixels).
    public static func encode(_ image: ImageResource, path: String) throws(ImageError) -> [UInt8] {
        var control = cpng_image()
        defer { png_image_free(&control) }
        control.width = UInt32(image.width)
        control.height = UInt32(image.height)
        let isOpaque = AlphaConversion.isOpaque(image.pixels)
        control.format = isOpaque ? cpng_format_rgb() : cpng_format_rgba()
        let pixels =
            isOpaque ? AlphaConversion.withoutAlpha(image.pixels) : AlphaConversion.unpremultiplied(image.pixels)
        return try encode(pixels, with: &control, path: path)
    }

    private static func encode(
        _ pixels: [UInt8], with control: inout png_image, path: String
    ) throws(ImageError) -> [UInt8] {
        var size = pixels.count + pixels.count / 8 + 65_536
        var bytes = [UInt8](repeating: 0, count: size)
        guard png_image_write_to_memory(&control, &bytes, &size, 0, pixels, 0, nil) != 0 else {
            throw .notEncodable(path: path, reason: String(cString: cpng_message(&control)))
        }
        bytes.removeSubrange(size...)
        return bytes
    }
}
