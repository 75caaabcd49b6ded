import CWebP
import Drawing
import ScrollAnalysis

/// A film as an animated WebP, which browsers and chats show as a picture. It is lossless, and stores only the changes
/// of each frame.
///
/// Does not own: files. Source: libwebp, `webp/mux.h` and `webp/encode.h`.
final class WebPFilm {
    let width: Int
    let height: Int
    private let encoder: OpaquePointer
    private var config: WebPConfig

    /// The maximum side of the format, in pixels.
    static let largestSide = Int(WEBP_MAX_DIMENSION)
    /// Milliseconds. Browsers show shorter frames for a tenth of a second each.
    static let shortestFrame = 11
    /// The effort of the encoder, from 0 (fast) to 9 (small). Above 2 a frame takes several times as long and becomes a
    /// few percent smaller.
    private static let effort: Int32 = 2

    /// A looping film of pictures as large as `picture`. Throws ``ExitStatus/failed`` without memory for it.
    init(_ picture: ImageResource) throws(PlaygroundError) {
        var options = WebPAnimEncoderOptions()
        var config = WebPConfig()
        guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0,
            WebPConfigLosslessPreset(&config, Self.effort) != 0,
            let encoder = WebPAnimEncoderNew(Int32(picture.width), Int32(picture.height), &options)
        else { throw Self.failure("the encoder could not be set up") }
        (width, height) = (picture.width, picture.height)
        (self.encoder, self.config) = (encoder, config)
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    /// Adds a frame in the film's size, so many milliseconds after the first one. O(pixels).
    func add(_ picture: ImageResource, at time: Int) throws(PlaygroundError) {
        var frame = WebPPicture()
        guard WebPPictureInit(&frame) != 0 else { throw Self.failure("the encoder could not be set up") }
        defer { WebPPictureFree(&frame) }
        frame.use_argb = 1
        (frame.width, frame.height) = (Int32(width), Int32(height))
        // A scene covers its whole picture.
        guard WebPPictureImportRGBX(&frame, picture.pixels, Int32(4 * width)) != 0 else {
            throw Self.failure("no memory")
        }
        guard WebPAnimEncoderAdd(encoder, &frame, Int32(time), &config) != 0 else { throw failure }
    }

    /// Returns the whole file. Its last frame ends so many milliseconds after the first one began.
    func end(at time: Int) throws(PlaygroundError) -> [UInt8] {
        guard WebPAnimEncoderAdd(encoder, nil, Int32(time), nil) != 0 else { throw failure }
        var data = WebPData()
        WebPDataInit(&data)
        defer { WebPDataClear(&data) }
        guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw failure }
        return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private var failure: PlaygroundError {
        Self.failure(WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "no reason given")
    }

    private static func failure(_ reason: String) -> PlaygroundError {
        PlaygroundError(
            .failed, "libwebp cannot make the film: \(reason).", remedy: "Ask for fewer moments, or lower --scale.")
    }
}
