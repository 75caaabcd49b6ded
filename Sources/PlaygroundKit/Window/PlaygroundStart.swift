import Foundation
import Glibc
import SDLHost

/// What the window opens with: everything that can be wrong about the options, found before there is a window.
@MainActor
struct PlaygroundStart {
    let scene: PlaygroundScene
    let tuning: Tuning
    let store: TuningStore
    /// That the tuning of the last time could not be used.
    let notice: String?

    /// Throws for a scene or feel that there is not, and for files that could not be written on leaving.
    init(_ options: PlaygroundOptions, environment: [String: String]) throws(PlaygroundError) {
        scene = try options.scene.map(SceneCatalog.scene(called:)) ?? SceneCatalog.first
        for path in [options.record, options.screenshot].compactMap({ $0 }) { try Self.checkFolder(of: path) }
        let file = try options.feel.map(FeelLibrary.file)
        store = TuningStore(environment: environment)
        let (stored, problem) = store.load()
        if let problem { printMessage(problem.report) }
        notice = problem?.message
        tuning = file.map { Self.tuning($0, over: stored) } ?? stored
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
