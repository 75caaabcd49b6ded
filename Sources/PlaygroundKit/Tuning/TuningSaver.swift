import Glibc
import ScrollAnalysis
import SDLHost
import Synchronization

/// Saves a changing tuning on a separate thread, so that no frame waits for the disk, and reads the changes of other
/// windows.
///
/// The newest tuning is on disk at most ``SaveSchedule/interval`` plus the time of a write after its change. A failed
/// save is retried. Without work the thread sleeps without a timer.
/// Does not own: the window's tuning. The window reports changes with ``changed(to:since:)`` and reads ``latest``.
final class TuningSaver: Sendable {
    fileprivate struct State {
        /// The window's tuning, with the changes of other windows.
        var tuning: Tuning
        /// The content of the file, as far as it is known.
        var saved: Tuning
        var schedule = SaveSchedule()
        var problem: TuningSaveError?
        /// The reported messages about invalid files in the folder of presets.
        var brokenPresets: [String] = []
        var isEnding = false
        var thread: JoinableThread?
    }

    private let store: TuningStore
    private let state: Mutex<State>
    private let bell: Bell
    private let onNews: @Sendable () -> Void

    /// `tuning` is the window's tuning, `saved` the store's. `onNews` is called on the saver's thread.
    init(_ store: TuningStore, tuning: Tuning, saved: Tuning, onNews: @escaping @Sendable () -> Void) {
        self.store = store
        self.onNews = onNews
        // These were already reported when the window opened.
        let broken = store.loadPresets().problems.map(\.message)
        state = Mutex(State(tuning: tuning, saved: saved, brokenPresets: broken))
        bell = Bell()
        let thread = bell.canRing ? JoinableThread { self.run() } : nil
        state.withLock { $0.thread = thread }
    }

    /// The tuning that the window should show, and the reason why it is not saved.
    var latest: (tuning: Tuning, problem: TuningSaveError?) { state.withLock { ($0.tuning, $0.problem) } }

    /// Reports that the window shows `new`, and showed `old` when it last reported or read. Does not block.
    func changed(to new: Tuning, since old: Tuning) {
        let hasNews = state.withLock { state in
            state.tuning = state.tuning == old ? new : new.merged(with: state.tuning, since: old)
            state.schedule.changed(at: Self.now)
            return state.tuning != new
        }
        bell.ring()
        if hasNews { onNews() }
    }

    /// Waits for the last save. Returns the reason why the tuning is not saved; nil if it is. Call once, at the end.
    func finish() -> TuningSaveError? {
        let thread = state.withLock { state in
            state.isEnding = true
            return state.thread
        }
        bell.ring()
        thread?.join()
        if state.withLock({ $0.schedule.next != nil }) { save() }
        return latest.problem
    }

    private static var now: Duration { .nanoseconds(MonotonicClock.nanoseconds()) }
}

extension TuningSaver {
    private func run() {
        if let path = store.path { try? FileBytes.makeFolder(FilePath(path).folder) }
        store.removeAbandonedFiles()
        var watches = Watches()
        while true {
            // Changes between reading the files and now are not reported by the watches.
            if watches.complete(for: store) { takeIn() }
            let (next, isEnding) = state.withLock { ($0.schedule.next, $0.isEnding) }
            if isEnding { return }
            if let next, next <= Self.now {
                save()
            } else {
                bell.wait(until: next.map { $0 - Self.now }, or: watches.descriptors)
            }
            if watches.sawChange() { takeIn() }
        }
    }

    private func save() {
        let (ours, saved) = state.withLock { state in
            state.schedule.began(at: Self.now)
            return (state.tuning, state.saved)
        }
        let result: Result<Tuning, TuningSaveError>
        do throws(TuningSaveError) {
            result = .success(try store.save(ours, since: saved))
        } catch {
            result = .failure(error)
        }
        let hasNews = state.withLock { $0.didSave(ours, result, at: Self.now) }
        if hasNews { onNews() }
    }

    /// Reads the changes of other windows, and of the folder of presets. If changes are waiting to be saved, the save
    /// merges them.
    private func takeIn() {
        let theirs = store.current()
        let (presets, problems) = store.loadPresets()
        let (hasNews, isTold) = state.withLock { state in
            let isTold = state.brokenPresets == problems.map(\.message)
            state.brokenPresets = problems.map(\.message)
            return (state.didFind(theirs, presets), isTold)
        }
        if !isTold { for problem in problems { printMessage(problem.report) } }
        if hasNews { onNews() }
    }
}

/// Watches the file of the tuning and the folder of presets, if they exist.
private struct Watches {
    private var tuning: FolderWatch?
    private var presets: FolderWatch?
    /// Waits for the creation of the folder of presets or its parents.
    private var arrival: FolderWatch?

    /// Starts missing watches. Returns true if something new is watched.
    mutating func complete(for store: TuningStore) -> Bool {
        var isNew = false
        if tuning == nil {
            tuning = store.path.flatMap { FolderWatch(file: (try? FileBytes.target(of: $0)) ?? $0) }
            isNew = tuning != nil
        }
        if presets == nil, let folder = store.presetFolder?.path {
            // Started before the watch of the folder, which may be created in between.
            if arrival == nil { arrival = .forArrival(of: folder) }
            presets = FolderWatch(folder: folder, ending: PresetFolder.ending)
            if presets != nil { (arrival, isNew) = (nil, true) }
        }
        return isNew
    }

    var descriptors: [Int32] { [tuning, presets, arrival].compactMap { $0?.descriptor } }

    /// Checks all watches, so that none keeps old changes. Watches of removed folders are dropped, to be started again.
    mutating func sawChange() -> Bool {
        let isSeen = [tuning?.sawChange(), presets?.sawChange()].contains(true)
        if arrival?.sawChange() == true { arrival = nil }
        if tuning?.isOver == true { (tuning, presets, arrival) = (nil, nil, nil) }
        if presets?.isOver == true { presets = nil }
        return isSeen
    }
}

extension TuningSaver.State {
    /// Returns whether the window must be notified.
    mutating func didSave(
        _ ours: Tuning, _ result: Result<Tuning, TuningSaveError>, at time: Duration
    ) -> Bool {
        let (oldTuning, oldProblem) = (tuning, problem)
        switch result {
        case .success(let merged):
            tuning = tuning.merged(with: merged, since: ours)
            saved = merged
            problem = nil
            schedule.succeeded()
        case .failure(let error):
            problem = error
            schedule.failed(at: time)
        }
        return tuning != oldTuning || problem != oldProblem
    }

    /// Returns whether the window must be notified. Values that the user has not changed yet, such as those of
    /// `--feel`, are replaced.
    mutating func didFind(_ found: Tuning?, _ presets: Presets) -> Bool {
        var theirs = found ?? saved
        theirs.presets = presets
        guard schedule.next == nil, theirs != saved else { return false }
        let oldTuning = tuning
        tuning = theirs.merged(with: tuning, since: saved)
        saved = theirs
        return tuning != oldTuning
    }
}
