import CWebP
import Drawing
import ScrollAnalysis

/// A film as an animated WebP, which browsers and chats show as a picture: every frame to the last bit, and of each only what is
/// new in it.
///
/// Does not own: files. Source: libwebp, `webp/mux.h` and `webp/encode.h`.
final class WebPFilm {
    let width: Int
    let height: Int
    private let encoder: OpaquePointer
    private var config: WebPConfig

    /// Pixels on a side that the format has numbers for.
    static let largestSide = Int(WEBP_MAX_DIMENSION)
    /// Milliseconds: browsers hold frames that are shorter for a tenth of a second each.
    static let shortestFrame = 11
    /// Of the encoder, from 0 (fast) to 9 (small). Above 2 a frame takes several times as long for a few hundredths.
    private static let effort: Int32 = 2

    /// A film of pictures as large as `picture`, that begins anew at its end. Throws ``ExitStatus/failed`` where there is no memory
    /// for it.
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

    /// Adds a frame, which has to be as large as the film, so many milliseconds after the first one. O(pixels).
    func add(_ picture: ImageResource, at time: Int) throws(PlaygroundError) {
        var frame = WebPPicture()
        guard WebPPictureInit(&frame) != 0 else { throw Self.failure("the encoder could not be set up") }
        defer { WebPPictureFree(&frame) }
        frame.use_argb = 1
        (frame.width, frame.height) = (Int32(width), Int32(height))
        // A scene covers all of its picture.
        guard WebPPictureImportRGBX(&frame, picture.pixels, Int32(4 * width)) != 0 else {
            throw Self.failure("no memory")
        }
        guard WebPAnimEncoderAdd(encoder, &frame, Int32(time), &config) != 0 else { throw failure }
    }

    /// The whole file, whose last frame ends so many milliseconds after the first one began.
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
