import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The program's whole window for `bench`. It shows a scrolled scene or, with the lab open, a take with its curves and
/// numbers in the feels of UIKit and Android and the ghost of the other one. The take plays in a loop or seeks another
/// moment in each frame.
///
/// Does not own: a clock, a window.
@MainActor
final class BenchWindow {
    /// The activity in the window.
    enum Use {
        /// The scene scrolls.
        case scrolling
        /// A take plays in a loop.
        case playing
        /// A take seeks another moment in each frame.
        case seeking
    }

    /// The part of the list that is scrolled to and fro, in points.
    nonisolated static let listExtent = 100_000.0
    /// The part of the gallery that is scrolled to and fro, in points.
    nonisolated static let galleryExtent = 4000.0
    /// In points.
    private static let dockHeight = 260.0
    /// The number of flings of the take that plays, 0.3 s apart.
    private static let flings = 12
    /// The number of flings of the take of ten seconds.
    private static let flingsToSeek = 31
    /// The share of the take that each seek advances by. With the golden ratio successive moments stay far apart.
    private static let stride = 0.618_033_988_749_895

    let host: ViewHost
    private let model: PlaygroundModel
    private let observer: StageObserver
    private let use: Use
    private var seeks = 0

    /// Throws if the scene does not exist or its take cannot be shown.
    init(
        _ name: String, for use: Use, size: CGSize, scale: CGFloat = 1, text: any TextMeasuring = .fixedAdvance
    ) throws(PlaygroundError) {
        self.use = use
        model = PlaygroundModel(scene: try SceneCatalog.builtIn.scene(called: name))
        model.tuning.stage.appearance = .dark
        host = makePlaygroundHost(size: size, scale: scale, text: text, model: model)
        observer = StageObserver(host: host, model: model)
        host.frame(at: .zero)
        observer.observe()
        model.lab.comparison.live?.follow(observer)
        if use != .scrolling { openLab() }
    }

    /// Shows A and B, the ghost, and the dock with a take of flings in alternating directions.
    private func openLab() {
        model.flip()
        model.choose(.android)
        model.flip()
        model.show(.ghost)
        model.lab.dock.height = Self.dockHeight
        guard let snapshot = host.scrollSnapshot(ofID: PlaygroundScene.stageID) else { return }
        var recording = Recording(snapshot, tuning: model.tuning)
        let isHorizontal = recording.axes == .horizontal
        recording.events = (0..<(use == .seeking ? Self.flingsToSeek : Self.flings)).map { index in
            let speed = index % 2 == 0 ? 2500.0 : -2200
            let velocity = isHorizontal ? ScrollVector(x: speed, y: 0) : ScrollVector(x: 0, y: speed)
            return RecordedEvent(.fling(velocity), at: .milliseconds(300 * index))
        }
        recording.unknown["", default: [:]][RecordingTake.sceneKey] = .string(model.scene.name)
        model.lab.collect(recording, feel: model.tuning.feel, at: nil)
        model.chooseTake(at: 0)
    }

    /// Call before each frame. `offset` counts from the start of the content.
    func prepareFrame(at time: Duration, offset: Double) {
        model.adopt(host.size)
        model.lab.advance(to: time)
        if use == .seeking { return seekNext() }
        guard model.lab.chosenTakeID == nil,
            let snapshot = host.scrollSnapshot(ofID: PlaygroundScene.stageID, includesTargets: false)
        else { return }
        let insets = snapshot.geometry.contentInsets
        let target =
            snapshot.axes == .horizontal
            ? ScrollVector(x: offset - insets.leading, y: 0) : ScrollVector(x: 0, y: offset - insets.top)
        host.apply(.scrollTo(target, animated: false), toScrollWithID: PlaygroundScene.stageID, at: time)
    }

    private func seekNext() {
        seeks += 1
        let share = (Double(seeks) * Self.stride).truncatingRemainder(dividingBy: 1)
        model.lab.seek(to: model.lab.duration * share)
    }

    /// Call before a frame. Shortens the flings of the edited tuning from now on, and moves the playhead to a share of
    /// the take.
    func seekWithOtherNumbers(toShare share: Double, at time: Duration) {
        model.lab.advance(to: time)
        model.tuning.feel.fling.decelerationRate -= 0.0005
        model.lab.seek(to: model.lab.duration * share)
    }

    /// Call after each frame.
    func frameShown() {
        observer.observe()
        model.update(from: host, frameTime: 0)
    }

    /// Call after each frame with the time that it leaves.
    func prepare(within budget: PrefetchBudget) { model.lab.prepare(within: budget) }

    /// The content offset that the stage shows.
    var shownOffset: CGPoint? {
        let live = host.scrollSnapshot(ofID: PlaygroundScene.stageID, includesTargets: false)
        return (model.lab.player?.shown?.scroll ?? live)?.geometry.contentOffset
    }
}
