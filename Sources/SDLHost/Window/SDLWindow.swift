import CDisplay
import CSDL2
import Foundation
import ScrollUI

/// The window itself: its size, title, cursor and text input.
///
/// Does not own its contents (``FrameSubmitter``) or the events (``EventPump``).
@MainActor
final class SDLWindow {
    let pointer: OpaquePointer
    /// Retained, because a window ends before its subsystem.
    private let video: VideoSession
    private let interfaceScale: CGFloat
    private var retained: AnyObject?
    private let earlyText = EarlyText()
    private var wantsTextInput = false
    private var textInputArea: CGRect?

    /// The call that fails if the window cannot be created.
    static let creation = "SDL_CreateWindow"

    /// `flags` are those required by a renderer, in addition to the window's own.
    init(_ options: WindowOptions, video: VideoSession, flags: SDL_WindowFlags?) throws(SubmitError) {
        self.video = video
        interfaceScale = options.interfaceScale > 0 ? options.interfaceScale : 1
        let undefined = csdl_window_position_undefined()
        let size = Self.units(options.size, scale: interfaceScale)
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | (flags?.rawValue ?? 0)
        guard let window = SDL_CreateWindow(options.title, undefined, undefined, size.width, size.height, flags) else {
            throw .last(Self.creation)
        }
        pointer = window
        let minimum = Self.units(options.minimumSize, scale: interfaceScale)
        SDL_SetWindowMinimumSize(window, min(minimum.width, size.width), min(minimum.height, size.height))
    }

    isolated deinit {
        retained = nil
        if !cdisplay_destroy_window(pointer) { video.abandon() }
    }

    /// Leaves the window, its renderer and SDL's connection open until the process ends: closing them would query a
    /// display that is gone, and block.
    func abandon() {
        _ = Unmanaged.passRetained(self)
    }

    /// Retains renderers and textures, which end before the window.
    func retainUntilClosed(_ object: AnyObject) {
        retained = object
    }

    /// The current geometry. Query it again at each event that may have changed it, since SDL reports the parts at
    /// different times.
    var geometry: WindowGeometry {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(pointer, &width, &height)
        return WindowGeometry(
            window: (Int(width), Int(height)), output: pixelSize, interfaceScale: interfaceScale)
    }

    /// The size of the renderer's output, or of the window's own memory without a renderer.
    private var pixelSize: (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        if let renderer = SDL_GetRenderer(pointer) {
            SDL_GetRendererOutputSize(renderer, &width, &height)
        } else if let surface = SDL_GetWindowSurface(pointer) {
            (width, height) = (surface.pointee.w, surface.pointee.h)
        }
        return (Int(width), Int(height))
    }

    var title: String {
        get { String(cString: SDL_GetWindowTitle(pointer)) }
        set { SDL_SetWindowTitle(pointer, newValue) }
    }

    /// `size` is in points.
    func resize(to size: CGSize) {
        let units = Self.units(size, scale: interfaceScale)
        SDL_SetWindowSize(pointer, units.width, units.height)
    }

    var isFullScreen: Bool {
        get { SDL_GetWindowFlags(pointer) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
        set { SDL_SetWindowFullscreen(pointer, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
    }

    /// The rate in hertz of the display that shows most of the window; 0 if it does not report it.
    var refreshRate: Int {
        var mode = SDL_DisplayMode()
        let display = SDL_GetWindowDisplayIndex(pointer)
        return display >= 0 && SDL_GetCurrentDisplayMode(display, &mode) == 0 ? Int(mode.refresh_rate) : 0
    }

    /// Enables text input only while a view wants it, so that keys are shortcuts at all other times. `area`, in points,
    /// is the location of the text: input methods show their candidates beside it.
    ///
    /// Events in the queue may be a press that gives a field the focus and the text after it, which SDL discards when
    /// text input ends. They are processed first.
    func setTextInput(_ isWanted: Bool, at area: CGRect?) {
        if isWanted, let area, area != textInputArea { setTextInputArea(area) }
        if isWanted {
            if !wantsTextInput { SDL_StartTextInput() }
        } else if SDL_IsTextInputActive() == SDL_TRUE {
            // A press may have enabled it: see `EarlyText`.
            guard SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_FALSE else { return }
            SDL_StopTextInput()
        }
        wantsTextInput = isWanted
    }

    private func setTextInputArea(_ area: CGRect) {
        textInputArea = area
        let size = Self.units(area.size, scale: interfaceScale)
        var rect = SDL_Rect(
            x: Self.unit(area.minX * interfaceScale), y: Self.unit(area.minY * interfaceScale), w: size.width,
            h: size.height)
        SDL_SetTextInputRect(&rect)
    }

    /// Views may be far outside of the window.
    private static func unit(_ value: CGFloat) -> Int32 { Int32(max(-30_000, min(30_000, value))) }

    private static func units(_ size: CGSize, scale: CGFloat) -> (width: Int32, height: Int32) {
        (Int32(max(1, size.width * scale)), Int32(max(1, size.height * scale)))
    }
}
