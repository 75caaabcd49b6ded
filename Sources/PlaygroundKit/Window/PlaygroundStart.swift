import Foundation
import Glibc
import SDLHost

/// What the window opens with: everything that can be wrong about the options, found before there is a window.
@MainActor
struct PlaygroundStart {
    let scene: PlaygroundScene
    let tuning: Tuning
    let store: TuningStore
    /// What is played once the window is open.
    let playback: Recording?
    /// What could not be used: the tuning of the last time, or the file to open.
    let notice: String?

    /// Throws for a scene or feel that there is not, and for files that could not be written on leaving.
    init(_ options: PlaygroundOptions, environment: [String: String]) throws(PlaygroundError) {
        let (opened, refusal) = Self.open(options.file)
        playback = opened?.recording
        scene = try options.scene.map(SceneCatalog.scene(called:)) ?? playback?.scene ?? SceneCatalog.first
        for path in [options.record, options.screenshot].compactMap({ $0 }) { try Self.checkFolder(of: path) }
        let file = try options.feel.map(FeelLibrary.file) ?? opened?.tuning
        store = TuningStore(environment: environment)
        let (stored, problem) = store.load()
        let problems = [problem, refusal].compactMap { $0 }
        for problem in problems { printMessage(problem.report) }
        notice = problems.last?.message
        tuning = file.map { Self.tuning($0, over: stored) } ?? stored
    }

    private static func open(_ path: String?) -> (file: OpenedFile?, problem: PlaygroundError?) {
        do throws(PlaygroundError) {
            return (try path.map(OpenedFile.init(contentsOf:)), nil)
        } catch {
            return (nil, error)
        }
    }

    /// The stage stays as it was where the file says nothing of it.
    private static func tuning(_ file: FeelFile, over stored: Tuning) -> Tuning {
        var tuning = Tuning(file)
        if file.stage == nil { tuning.stage = stored.stage }
        return tuning
    }

    /// A session that could not be saved at its end is better not begun.
    private static func checkFolder(of path: String) throws(PlaygroundError) {
        let folder = (path as NSString).deletingLastPathComponent
        guard access(folder.isEmpty ? "." : folder, W_OK) != 0 else { return }
        throw PlaygroundError(FileError(.write, path: path, errno: errno))
    }
}
