import CDisplay

/// The connection to the X server or to Wayland's compositor, which may end at any time.
///
/// SDL says so on Wayland by an event. On X11 nobody would: Xlib ends the process, unless it is told not to.
/// Does not own: the window.
@MainActor
final class DisplayLink {
    /// For waiting; nil where SDL has to wait by itself.
    let x11: XConnection?
    private let wayland: WaylandConnection?
    /// Kept, since the connection is its.
    private let video: VideoSession
    private var hasX11Gone = false
    private var callback: (() -> Void)?

    /// `window` stays its owner's and must outlive the link.
    init(window: OpaquePointer, video: VideoSession) {
        self.video = video
        wayland = WaylandConnection(window: window)
        x11 = cdisplay_x11(window).map(XConnection.init)
        x11?.onBreak(Self.broke, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        if !hasX11Gone { x11?.onBreak(nil, nil) }
    }

    /// The server or the compositor ended, or closed the connection.
    var isGone: Bool { hasX11Gone || wayland?.isBroken == true }

    /// Called once on X11, in the middle of some call of SDL's: it may not call SDL. At once where the server has gone
    /// already.
    func onGone(_ body: (() -> Void)?) {
        callback = body
        if hasX11Gone { body?() }
    }

    private static let broke: XConnection.BreakHandler = { context in
        guard let context else { return }
        let link = Unmanaged<DisplayLink>.fromOpaque(context).takeUnretainedValue()
        // SDL calls Xlib for the window's connection on the main thread alone.
        MainActor.assumeIsolated { link.hasGone() }
    }

    private func hasGone() {
        hasX11Gone = true
        callback?()
    }
}

/// SDL's connection to Wayland's compositor.
///
/// Once it is broken SDL 2.26 and libdecor wait for ever for what cannot come, as soon as something had come that they
/// have not looked at: it has to be asked for before each wait and each frame that is shown.
@MainActor
struct WaylandConnection {
    private let display: UnsafeMutableRawPointer

    /// Nil for a window of another system.
    init?(window: OpaquePointer) {
        guard let display = cdisplay_wayland(window) else { return nil }
        self.display = display
    }

    /// As far as anybody has noticed: by reading or sending.
    var isBroken: Bool { cdisplay_wayland_broke(display) }
}

/// SDL's connection to the X server.
@MainActor
struct XConnection {
    typealias BreakHandler = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let display: UnsafeMutableRawPointer

    init(_ display: UnsafeMutableRawPointer) { self.display = display }

    /// Becomes readable when the server says something, or has gone.
    var descriptor: Int32 { cdisplay_descriptor(display) }

    /// Something came that nobody has looked at. What waits to be sent is sent.
    func hasPending() -> Bool { cdisplay_pending(display) > 0 }

    fileprivate func onBreak(_ handler: BreakHandler?, _ context: UnsafeMutableRawPointer?) {
        // False where Xlib is older than any SDL that the program takes; it ends the process then, as ever.
        _ = cdisplay_on_break(display, handler, context)
    }
}
