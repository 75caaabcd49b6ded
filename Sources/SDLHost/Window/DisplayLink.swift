import CDisplay

/// The connection to the X server or to Wayland's compositor, which may end at any time.
///
/// On Wayland SDL reports this by an event. On X11 Xlib would end the process unless a handler is installed. Does not
/// own the window.
@MainActor
final class DisplayLink {
    /// Used for waiting; nil if SDL itself must wait.
    let x11: XConnection?
    private let wayland: WaylandConnection?
    /// Retained, because it owns the connection.
    private let video: VideoSession
    private var hasX11Gone = false
    private var callback: (() -> Void)?

    /// `window` remains its owner's and must outlive the link.
    init(window: OpaquePointer, video: VideoSession) {
        self.video = video
        wayland = WaylandConnection(window: window)
        x11 = cdisplay_x11(window).map(XConnection.init)
        x11?.onBreak(Self.broke, Unmanaged.passUnretained(self).toOpaque())
    }

    isolated deinit {
        if !hasX11Gone { x11?.onBreak(nil, nil) }
    }

    /// True if the server or the compositor ended or closed the connection.
    var isGone: Bool { hasX11Gone || wayland?.isBroken == true }

    /// Sets the callback for the loss of the connection. On X11 it is called once, during a call of SDL, and must not
    /// call SDL. It is called immediately if the server is already gone.
    func onGone(_ body: (() -> Void)?) {
        callback = body
        if hasX11Gone { body?() }
    }

    private static let broke: XConnection.BreakHandler = { context in
        guard let context else { return }
        let link = Unmanaged<DisplayLink>.fromOpaque(context).takeUnretainedValue()
        // SDL calls Xlib for the window's connection only on the main thread.
        MainActor.assumeIsolated { link.hasGone() }
    }

    private func hasGone() {
        hasX11Gone = true
        callback?()
    }
}

/// SDL's connection to Wayland's compositor.
///
/// Once it is broken, SDL 2.26 and libdecor wait forever if unprocessed data had arrived. Its state must therefore be
/// checked before each wait and each present.
@MainActor
struct WaylandConnection {
    private let display: UnsafeMutableRawPointer

    /// Nil for a window of another system.
    init?(window: OpaquePointer) {
        guard let display = cdisplay_wayland(window) else { return nil }
        self.display = display
    }

    /// True if reading or sending has failed.
    var isBroken: Bool { cdisplay_wayland_broke(display) }
}

/// SDL's connection to the X server.
@MainActor
struct XConnection {
    typealias BreakHandler = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let display: UnsafeMutableRawPointer

    init(_ display: UnsafeMutableRawPointer) { self.display = display }

    /// Becomes readable when the server sends data or is gone.
    var descriptor: Int32 { cdisplay_descriptor(display) }

    /// Returns whether unprocessed data has arrived. Sends buffered requests.
    func hasPending() -> Bool { cdisplay_pending(display) > 0 }

    fileprivate func onBreak(_ handler: BreakHandler?, _ context: UnsafeMutableRawPointer?) {
        // Returns false if Xlib is older than any supported SDL; it then ends the process as usual.
        _ = cdisplay_on_break(display, handler, context)
    }
}
