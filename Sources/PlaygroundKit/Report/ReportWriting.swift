import ScrollAnalysis
import SDLHost
import ScrollPhysics
import Synchronization

/// Writes a report in the background. A thread plays the gesture and writes the page, and ends with its work. Pictures
/// of the stage are drawn on the main thread, as all views are, one between two frames.
@MainActor
final class ReportWriting {
    /// The progress of the work.
    enum Progress: Equatable {
        case playing
        case drawing(Int, of: Int)
        case writing
    }

    /// A result from the thread.
    private final class Result<Value: Sendable>: Sendable {
        private let state = Mutex<Swift.Result<Value, PlaygroundError>?>(nil)

        func set(_ make: () throws(PlaygroundError) -> Value) {
            let result: Swift.Result<Value, PlaygroundError>
            do { result = .success(try make()) } catch { result = .failure(error) }
            state.withLock { $0 = result }
        }

        /// Nil until the result is available.
        func get() throws(PlaygroundError) -> Value? { try state.withLock { $0 }?.get() }
    }

    private let job: ReportJob
    private let path: String
    private let work = SerialWork()
    private let gesture = Result<ReportedGesture>()
    private let written = Result<Bool>()
    private var pictures: ReportPictures?
    private(set) var progress = Progress.playing

    /// The interval between checks of the thread.
    static let interval = Duration.milliseconds(20)

    /// Starts with the current state of the window.
    init(_ job: ReportJob, to path: String) {
        (self.job, self.path) = (job, path)
        work.add { [gesture] in gesture.set { () throws(PlaygroundError) in try job.gesture() } }
    }

    /// Call before each frame until it returns true, when the file is written. Throws errors of the work.
    func advance() throws(PlaygroundError) -> Bool {
        guard let gesture = try gesture.get() else { return false }
        if progress == .writing { return try written.get() != nil }
        var pictures = self.pictures ?? job.pictures(gesture)
        if pictures.drawNext() {
            self.pictures = pictures
            let (drawn, count) = pictures.progress
            progress = .drawing(drawn, of: count)
        } else {
            progress = .writing
            write(job.document(gesture, pictures.blocks))
        }
        return false
    }

    private func write(_ document: ReportDocument) {
        work.add { [written, path] in
            written.set { () throws(PlaygroundError) in
                try Files.write(Array(ReportPage(document).text.utf8), to: path)
                return true
            }
        }
    }

    /// Waits for the thread.
    func finish() { work.finish() }

    /// The text of the status line.
    var sentence: String {
        switch progress {
        case .playing: "Report: playing the take"
        case .drawing(let drawn, let count): "Report: picture \(drawn) of \(count)"
        case .writing: "Report: writing \(path)"
        }
    }
}
