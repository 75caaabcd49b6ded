import CSDL2
import Drawing
import Foundation
import ScrollUI

/// A window on the desktop, open for the lifetime of the session.
///
/// ```swift
/// let session = try WindowSession(WindowOptions(title: "Cards"), fonts: FontLibrary(folder: assets.path("Fonts")))
/// let host = ViewHost(size: session.size, scale: session.scale, text: session.text) { Cards() }
/// let reason = try session.run(host)
/// ```
/// Does not own the views or their state; a `ViewHost` does, with or without a window.
@MainActor
public final class WindowSession {
    /// Measures text with the faces used for drawing.
    public let text: SDLTextMeasurer
    /// The time line of the events and frames; zero is the creation of the session.
    public let clock = HostClock()
    /// The date of that zero, for views that show the time.
    public let startDate = Date()
    private let options: WindowOptions
    private let signals: SignalMask
    private let arrivals: ArrivalWatch
    private let video: VideoSession
    let stage: Stage
    private let link: DisplayLink
    private let poster = EventPoster()
    private var loop: FrameLoop?
    /// Present while the loop runs.
    private(set) var watch: SignalWatch?

    /// Opens the window. It is visible immediately and drawn by ``run(_:options:hooks:)``.
    ///
    /// A display that does not answer would block this thread forever. After half a minute the process is therefore
    /// ended, with the message and the status of ``HostError/noDisplay(reason:)``. A signal ends it immediately.
    public init(_ options: WindowOptions, fonts: FontLibrary) throws(HostError) {
        self.options = options
        input = options.input
        text = SDLTextMeasurer(fonts: fonts)
        signals = SignalMask.block(SignalWatch.signals)
        let watch = OpeningWatch()
        defer { watch.stop() }
        do throws(HostError) {
            (video, arrivals, stage) = try Self.open(options, clock: clock, glyphs: SDLGlyphSource(fonts: fonts))
        } catch {
            signals.restore()
            throw error
        }
        link = DisplayLink(window: stage.window.pointer, video: video)
    }

    /// Tries the next window system if one gives no window; the reported error is that of the first.
    private static func open(
        _ options: WindowOptions, clock: HostClock, glyphs: any GlyphSource
    ) throws(HostError) -> (VideoSession, ArrivalWatch, Stage) {
        var failure = HostError.noDisplay(reason: "no driver")
        for (index, drivers) in VideoDrivers.current().attempts.enumerated() {
            do throws(HostError) {
                let video = try VideoSession(drivers: drivers, applicationID: options.applicationID)
                let arrivals = ArrivalWatch(clock: clock)
                return (video, arrivals, try Stage.make(options, video: video, glyphs: glyphs))
            } catch {
                if index == 0 { failure = error }
            }
        }
        throw failure
    }

    isolated deinit {
        poster.close()
        signals.restore()
    }

    /// SDL's name for the window system, such as `x11` or `wayland`.
    public var videoDriver: String { video.driver }
    /// The source of the last input event's time; arrival before the first event.
    public var inputTiming: InputTiming { loop?.pump.translator.clock.timing ?? .arrival }
    /// The rate in hertz of the display that shows most of the window; 0 if it does not report it.
    public var refreshRate: Int { stage.window.refreshRate }
    /// The seconds between two frames of that display; a sixtieth if it does not report its rate.
    public var frameInterval: Double { FramePacer.interval(refreshRate: refreshRate) / .seconds(1) }
    /// The settings of input devices; a change applies from the next event on.
    public var input: InputSettings {
        didSet { loop?.pump.translator.settings = input }
    }

    /// Whether frames show content that scrolls by itself where it will be when they are seen; true by default. Held
    /// content, input and recordings do not depend on it.
    package var predictsPresents = true {
        didSet { loop?.predictsPresents = predictsPresents }
    }

    /// Shows `host` until the window is closed, a signal arrives, or the options end it.
    ///
    /// Throws if frames can no longer be shown; `beforeQuit` has run in that case too.
    public func run(
        _ host: ViewHost, options: RunOptions = RunOptions(), hooks: LoopHooks = LoopHooks()
    ) throws(HostError) -> QuitReason {
        let observer = SessionObserver(
            host: host, window: stage.window, poster: poster, onPreferences: hooks.onPreferences ?? { _ in })
        let loop = makeLoop(host, options: options, hooks: hooks, observer: observer)
        self.loop = loop
        observer.begin(followsDesktop: options.followsDesktop) { [unowned loop] in loop.quit($0) }
        let watch = SignalWatch { [poster] in poster.post($0) }
        self.watch = watch
        link.onGone { [unowned loop] in loop.quit(.displayGone) }
        defer {
            link.onGone(nil)
            observer.end()
            watch.stop()
            self.watch = nil
            self.loop = nil
        }
        var reason = QuitReason.failed
        var failure: SubmitError?
        do throws(SubmitError) {
            reason = try loop.run()
        } catch {
            failure = error
        }
        watch.leaving()
        if link.isGone { reason = .displayGone }
        hooks.beforeQuit?(reason)
        if reason == .displayGone {
            stage.window.abandon()
            throw .lostDisplay(driver: video.driver)
        }
        if let failure { throw lost(failure) }
        return reason
    }

    private func lost(_ failure: SubmitError) -> HostError {
        .lostRenderer(
            rendererName == "opengl" ? .opengl : .software, driver: video.driver, reason: failure.description)
    }

    /// Ends the loop after the current step.
    public func quit() {
        loop?.quit(.closed)
    }

    private func makeLoop(
        _ host: ViewHost, options: RunOptions, hooks: LoopHooks, observer: SessionObserver
    ) -> FrameLoop {
        let drawer = FrameDrawer(host: host, stage: stage, background: self.options.background)
        var translator = SDLEventTranslator(geometry: drawer.geometry)
        translator.settings = input
        translator.hasWheelLocation = video.hasWheelLocation
        let loop = FrameLoop(
            drawer: drawer,
            pump: EventPump(
                clock: clock, arrivals: arrivals, wait: EventWait(link: link, alarm: poster.alarm),
                translator: translator, postedType: poster.type),
            pacer: FramePacer(pace: pace(options), refreshRate: stage.window.refreshRate), options: options,
            hooks: hooks, observer: observer)
        loop.predictsPresents = predictsPresents
        return loop
    }

    private func pace(_ options: RunOptions) -> FramePacer.Pace {
        let waits = stage.setWaitsForDisplay(!options.isUnthrottled)
        if options.isUnthrottled { return .unthrottled }
        return waits ? .display : .timer
    }
}
