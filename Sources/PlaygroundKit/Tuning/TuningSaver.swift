import Glibc
import ScrollAnalysis
import SDLHost
import Synchronization

/// Saves a tuning while it is being changed, on a thread of its own, so that no frame waits for a disk; and takes in what
/// other windows save.
///
/// The newest tuning is on the disk at most ``SaveSchedule/interval`` and the time of a write after it was made. A save that
/// fails is tried again. With nothing to do the thread sleeps, without a timer.
/// Does not own: the tuning that the window shows; that one is told by ``changed(to:since:)`` and asks for ``latest``.
final class TuningSaver: Sendable {
    fileprivate struct State {
        /// What the window shows, and what other windows saved.
        var tuning: Tuning
        /// What is in the file, as far as is known.
        var saved: Tuning
        var schedule = SaveSchedule()
        var problem: TuningSaveError?
        /// What was told of files in the folder of presets that are none.
        var brokenPresets: [String] = []
        var isEnding = false
        var thread: JoinableThread?
    }

    private let store: TuningStore
    private let state: Mutex<State>
    private let bell: Bell
    private let onNews: @Sendable () -> Void

    /// `tuning` is what the window shows; `saved` what the store gave. `onNews` is called on the thread of the saver.
    init(_ store: TuningStore, tuning: Tuning, saved: Tuning, onNews: @escaping @Sendable () -> Void) {
        self.store = store
        self.onNews = onNews
        // Whoever opened the window told of these.
        let broken = store.loadPresets().problems.map(\.message)
        state = Mutex(State(tuning: tuning, saved: saved, brokenPresets: broken))
        bell = Bell()
        let thread = bell.canRing ? JoinableThread { self.run() } : nil
        state.withLock { $0.thread = thread }
    }

    /// What the window should show, and why it is not saved.
    var latest: (tuning: Tuning, problem: TuningSaveError?) { state.withLock { ($0.tuning, $0.problem) } }

    /// That the window shows `new`, where it showed `old` when it last told or asked. Does not wait.
    func changed(to new: Tuning, since old: Tuning) {
        let hasNews = state.withLock { state in
            state.tuning = state.tuning == old ? new : new.merged(with: state.tuning, since: old)
            state.schedule.changed(at: Self.now)
            return state.tuning != new
        }
        bell.ring()
        if hasNews { onNews() }
    }

    /// Waits for the last save. Why what the window shows is not in the file; nil when it is. To be called once, at the end.
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
            // What came between the reading of the files and now, nobody tells.
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

    /// What another window saved, or somebody did in the folder of presets. Where something of ours waits, its save takes it in.
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

/// What is watched: the file of the tuning and the folder of presets, each whenever there is one.
private struct Watches {
    private var tuning: FolderWatch?
    private var presets: FolderWatch?
    /// Waits for the folder of presets, or for those that it is in.
    private var arrival: FolderWatch?

    /// Watches what was not there before; true where there is something new to watch.
    mutating func complete(for store: TuningStore) -> Bool {
        var isNew = false
        if tuning == nil {
            tuning = store.path.flatMap { FolderWatch(file: (try? FileBytes.target(of: $0)) ?? $0) }
            isNew = tuning != nil
        }
        if presets == nil, let folder = store.presetFolder?.path {
            // Before the folder itself, which may come in between.
            if arrival == nil { arrival = .forArrival(of: folder) }
            presets = FolderWatch(folder: folder, ending: PresetFolder.ending)
            if presets != nil { (arrival, isNew) = (nil, true) }
        }
        return isNew
    }

    var descriptors: [Int32] { [tuning, presets, arrival].compactMap { $0?.descriptor } }

    /// Asks all, so that none keeps what it saw. What is over is to be completed again, and with it what lies in it.
    mutating func sawChange() -> Bool {
        let isSeen = [tuning?.sawChange(), presets?.sawChange()].contains(true)
        if arrival?.sawChange() == true { arrival = nil }
        if tuning?.isOver == true { (tuning, presets, arrival) = (nil, nil, nil) }
        if presets?.isOver == true { presets = nil }
        return isSeen
    }
}

extension TuningSaver.State {
    /// Whether the window has to be told.
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

    /// Whether the window has to be told. What the person has not touched yet gives way: `--feel` at the start.
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
