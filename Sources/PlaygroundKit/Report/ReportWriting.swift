import ScrollAnalysis
import SDLHost
import ScrollPhysics
import Synchronization

/// Writes a report beside the frames: the gesture is played, and the page is put together and written, on a thread that ends with its
/// work; pictures of the stage are drawn on this one, as all views are, one between two frames.
@MainActor
final class ReportWriting {
    /// How far it is.
    enum Progress: Equatable {
        case playing
        case drawing(Int, of: Int)
        case writing
    }

    /// What a thread hands over.
    private final class Result<Value: Sendable>: Sendable {
        private let state = Mutex<Swift.Result<Value, PlaygroundError>?>(nil)

        func set(_ make: () throws(PlaygroundError) -> Value) {
            let result: Swift.Result<Value, PlaygroundError>
            do { result = .success(try make()) } catch { result = .failure(error) }
            state.withLock { $0 = result }
        }

        /// Nil before it is there.
        func get() throws(PlaygroundError) -> Value? { try state.withLock { $0 }?.get() }
    }

    private let job: ReportJob
    private let path: String
    private let work = SerialWork()
    private let gesture = Result<ReportedGesture>()
    private let written = Result<Bool>()
    private var pictures: ReportPictures?
    private(set) var progress = Progress.playing

    /// Between two looks at the thread.
    static let interval = Duration.milliseconds(20)

    /// Begins with what is shown now.
    init(_ job: ReportJob, to path: String) {
        (self.job, self.path) = (job, path)
        work.add { [gesture] in gesture.set { () throws(PlaygroundError) in try job.gesture() } }
    }

    /// To be called before each frame, until it is true: the file is written. Throws what went wrong.
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

    /// For the status line.
    var sentence: String {
        switch progress {
        case .playing: "Report: playing the take"
        case .drawing(let drawn, let count): "Report: picture \(drawn) of \(count)"
        case .writing: "Report: writing \(path)"
        }
    }
}
