import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The program's whole window for `bench`: a scene that is scrolled, or, with the lab open, a take that plays in a loop or is gone to
/// at one moment after the other, with its curves and numbers in UIKit's feel and in Android's, and the ghost of the other one.
///
/// Does not own: a clock, a window.
@MainActor
final class BenchWindow {
    /// What is done in the window.
    enum Use {
        /// The scene is scrolled.
        case scrolling
        /// A take plays.
        case playing
        /// A take is shown at another moment in each frame.
        case seeking
    }

    /// Points of the list and of the gallery that are gone to and fro.
    nonisolated static let listExtent = 100_000.0
    /// See ``listExtent``.
    nonisolated static let galleryExtent = 4000.0
    /// Of the dock, in points.
    private static let dockHeight = 260.0
    /// Flings of a take that plays, one after the other, 0.3 s apart.
    private static let flings = 12
    /// The same for one of ten seconds.
    private static let flingsToSeek = 31
    /// Shares of the take that a seek goes on by: no two of them are near each other for long.
    private static let stride = 0.618_033_988_749_895

    let host: ViewHost
    private let model: PlaygroundModel
    private let observer: StageObserver
    private let use: Use
    private var seeks = 0

    /// Throws where there is no such scene, or its take cannot be shown.
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

    /// A and B, the ghost, and the dock with a take that has flings to and fro all the time.
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

    /// To be called before each frame; `offset` counts from the start of the content.
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

    /// To be called before a frame: the edited tuning flings shorter from now on, and the playhead goes to a share of the take.
    func seekWithOtherNumbers(toShare share: Double, at time: Duration) {
        model.lab.advance(to: time)
        model.tuning.feel.fling.decelerationRate -= 0.0005
        model.lab.seek(to: model.lab.duration * share)
    }

    /// To be called after each frame.
    func frameShown() {
        observer.observe()
        model.update(from: host, frameTime: 0)
    }

    /// Where the content is that the stage shows.
    var shownOffset: CGPoint? {
        let live = host.scrollSnapshot(ofID: PlaygroundScene.stageID, includesTargets: false)
        return (model.lab.player?.shown?.scroll ?? live)?.geometry.contentOffset
    }
}
