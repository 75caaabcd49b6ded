import CSDL2
import Drawing

@testable import SDLHost

/// A window of SDL's offscreen driver, which needs no display and still has OpenGL.
@MainActor
final class OffscreenWindow {
    let pointer: OpaquePointer

    init(_ width: Int, _ height: Int) throws {
        guard SDL_VideoInit("offscreen") == 0 else { throw SubmitError.last("SDL_VideoInit") }
        guard let window = SDL_CreateWindow("test", 0, 0, Int32(width), Int32(height), SDL_WINDOW_SHOWN.rawValue)
        else {
            throw SubmitError.last("SDL_CreateWindow")
        }
        pointer = window
    }

    /// Closes the window, after every submitter is gone.
    func close() {
        SDL_DestroyWindow(pointer)
        SDL_VideoQuit()
    }
}

/// Text as blocks with a ramp in them.
@MainActor
final class BlockGlyphs: GlyphSource {
    func mask(for run: TextRun, scale: Double) -> TextMask? {
        let height = max(1, Int((run.face.size * scale).rounded(.up)))
        let width = max(1, height * run.string.count / 2)
        var coverage: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width { coverage.append(UInt8((x * 29 + y * 17) % 256)) }
        }
        return TextMask(width: width, height: height, left: 0, top: height, coverage: coverage)
    }
}
