import Foundation
import Glibc

/// Keeps what was tuned over a restart, in `tuning.json` of the XDG state directory.
///
/// ```swift
/// var store = TuningStore(environment: ProcessInfo.processInfo.environment)
/// let (tuning, problem) = store.load()
/// store.changed(at: now)
/// if let problem = store.saveIfDue(tuning, at: now) { show(problem) }
/// ```
/// Does not own: a clock or the tuning. A file that cannot be read stays beside the new one; a save that fails is reported and
/// tried again with the next change.
public struct TuningStore: Sendable {
    /// How long a value has to stay before it is written: a slider that is dragged writes once.
    public static let delay = Duration.milliseconds(500)

    /// Where the file is; nil when the environment names no place.
    public let path: String?
    private var due: Duration?

    /// A store in `$XDG_STATE_HOME/scroll-playground`, or `~/.local/state/scroll-playground` where that is not an absolute path.
    public init(environment: [String: String]) {
        path = Self.stateDirectory(environment).map { $0 + "/scroll-playground/tuning.json" }
    }

    private static func stateDirectory(_ environment: [String: String]) -> String? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state }
        if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.local/state" }
        return nil
    }

    /// What was saved last; the defaults where nothing was, or where it cannot be used, which `problem` then explains.
    public func load() -> (tuning: Tuning, problem: PlaygroundError?) {
        guard let path, access(path, F_OK) == 0 else { return (Tuning(), nil) }
        do throws(PlaygroundError) {
            return (Tuning(try FeelFile(contentsOf: path)), nil)
        } catch {
            return (Tuning(), setAside(path, because: error))
        }
    }

    private func setAside(_ path: String, because error: PlaygroundError) -> PlaygroundError {
        let aside = Self.unusedName(path + ".broken")
        guard rename(path, aside) == 0 else { return error }
        return PlaygroundError(
            error.status, error.message,
            remedy: "The defaults are used. The file was kept as \(aside): correct it and rename it back.")
    }

    /// `name`, or with a number behind it where something of that name is kept already.
    private static func unusedName(_ name: String) -> String {
        let names = [name] + (2...99).map { "\(name)-\($0)" }
        return names.first { access($0, F_OK) != 0 } ?? name
    }

    /// That the tuning is no longer what was saved.
    public mutating func changed(at time: Duration) { due = time + Self.delay }

    /// When ``saveIfDue(_:at:)`` has something to do; nil when everything is saved.
    public var nextSave: Duration? { due }

    /// Saves once the last change is old enough. The problem, if there was one.
    public mutating func saveIfDue(_ tuning: Tuning, at time: Duration) -> PlaygroundError? {
        guard let due, time >= due else { return nil }
        return saveNow(tuning)
    }

    /// Saves at once if there is a change, as before leaving. The problem, if there was one.
    public mutating func saveNow(_ tuning: Tuning) -> PlaygroundError? {
        guard due != nil, let path else { return nil }
        due = nil
        do throws(PlaygroundError) {
            try save(tuning, to: path)
            return nil
        } catch {
            return error
        }
    }

    private func save(_ tuning: Tuning, to path: String) throws(PlaygroundError) {
        let directory = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        do throws(PlaygroundError) {
            try Files.write(Array(tuning.jsonText.utf8), to: path)
        } catch {
            throw PlaygroundError(
                .inputOutput, error.message,
                remedy: "What was tuned is not saved. Make \(directory) writable, or copy the tuning before you leave.")
        }
    }
}
