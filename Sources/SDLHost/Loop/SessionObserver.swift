import ScrollUI

/// The tasks of a window beside drawing frames: cursor, text input, signals, desktop preferences.
@MainActor
final class SessionObserver {
    /// The number of posted answers of the portal; signals are posted by their own numbers, which are positive.
    private nonisolated static let preferencesArrived: Int32 = -1
    /// The number of posted work of the main actor, which runs in the next iteration of the loop.
    private nonisolated static let workArrived: Int32 = -2

    private let host: ViewHost
    private let window: SDLWindow
    private let poster: EventPoster
    private let onPreferences: (DesktopPreferences) -> Void
    private let cursors = PointerCursors()
    private let portal = PortalQuery()
    private let tasks: MainTasks
    private var preferences = DesktopPreferences.withoutAsking()
    private var followsDesktop = true
    private var quit: (QuitReason) -> Void = { _ in }
    private var hasDrawn = false

    init(
        host: ViewHost, window: SDLWindow, poster: EventPoster, onPreferences: @escaping (DesktopPreferences) -> Void
    ) {
        self.host = host
        self.window = window
        self.poster = poster
        self.onPreferences = onPreferences
        tasks = MainTasks { [poster] in poster.post(Self.workArrived) }
    }

    func end() { tasks.stop() }

    /// Call after the loop woke and processed its events.
    func didTurn() {
        tasks.run()
        // Without a frame the events changed no focus, but a press among them enabled text input.
        if !host.needsFrame { updateTextInput() }
    }

    func begin(followsDesktop: Bool, quit: @escaping (QuitReason) -> Void) {
        self.followsDesktop = followsDesktop
        self.quit = quit
        host.pasteboard = DesktopPasteboard()
        host.urlOpener = URLOpener { DesktopLinks.open($0) }
        applyPreferences()
    }

    func windowChanged(_ change: WindowChange) {
        switch change {
        // The user may have changed the settings in another window in the meantime.
        case .gotFocus: if hasDrawn { askDesktop() }
        case .posted(Self.preferencesArrived): takeAnswer()
        case .posted(Self.workArrived): break
        case .posted(let signal): quit(.signal(signal))
        default: break
        }
    }

    func didDraw() {
        cursors.show(host.pointerStyle)
        updateTextInput()
        guard !hasDrawn else { return }
        hasDrawn = true
        askDesktop()
    }

    private func updateTextInput() {
        window.setTextInput(host.wantsTextInput, at: host.textInputRect)
    }

    private func askDesktop() {
        guard followsDesktop else { return }
        portal.start { [poster] in poster.post(Self.preferencesArrived) }
    }

    private func takeAnswer() {
        guard let answer = portal.answer, answer != preferences else { return }
        preferences = answer
        applyPreferences()
    }

    private func applyPreferences() {
        guard followsDesktop else { return }
        host.colorScheme = preferences.colorScheme ?? .dark
        host.reduceMotion = preferences.reduceMotion
        onPreferences(preferences)
    }
}
