import Glibc
import ScrollUI
import SystemFiles

/// Runs an app from its start to its exit status.
@MainActor
enum AppRunner {
    private static let cannotBeDoneHere: Int32 = 2

    static func run(_ app: some App) -> Int32 {
        let scene = app.body
        let program = ProgramDescription(scene)
        if let scene = program.scene { return scene.run(windowSize: program.windowSize) }
        do {
            let description = WindowDescription(scene, programName: ProgramMessage.programName)
            let fonts = try FontLibrary()
            let session = try WindowSession(description.options, fonts: fonts)
            let host = makeHost(of: app, session)
            defer { host.abandon() }
            return try session.run(host, hooks: shortcuts(of: session)).exitStatus
        } catch let error as HostError {
            return fail(error, status: error.exitStatus)
        } catch {
            return fail(error, status: cannotBeDoneHere)
        }
    }

    private static func makeHost(of app: some App, _ session: WindowSession) -> ViewHost {
        let host = ViewHost(
            size: session.size, scale: session.scale, text: session.text, startDate: session.startDate
        ) {
            AppView(app: app)
        }
        host.images = ImageFiles().loader
        host.remoteImages = RemoteImages().loader
        return host
    }

    /// Adds shortcuts for desktops without title bars: Ctrl+Q quits and F11 toggles full screen.
    private static func shortcuts(of session: WindowSession) -> LoopHooks {
        var hooks = LoopHooks()
        hooks.onInput = { [unowned session] event in
            switch event.kind {
            case .keyDown(.character("q"), .control): session.quit()
            case .keyDown(.function(11), []): session.isFullScreen.toggle()
            default: return .deliver
            }
            return .consume
        }
        return hooks
    }

    private static func fail(_ error: any Error, status: Int32) -> Int32 {
        ProgramMessage.tell(error)
        return status
    }
}
