import Drawing
import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// A recording played through the real scene with one look, with its frames.
///
/// Frames are made by the same code and in the same order as by `render --recording`, independent of the requested
/// moments. So a moment looks the same whether it was played or sought. All frames from the start on are stored, up to
/// a limit. A moment far beyond them is reached by a separate replay, which paints only that moment.
/// Does not own: a clock.
@MainActor
final class TakeRun {
    /// One picture, valid from its time until that of the next.
    struct Frame {
        /// The time since the start of the recording.
        let time: Duration
        var list: DisplayList
        /// The scroll view that moved most; nil if it no longer exists.
        let scroll: ScrollSnapshot?
    }

    /// The maximum number of stored frames: 25 s of motion, with about 10 KB per frame.
    static let mostFrames = 3000
    /// The distance beyond the stored frames up to which frames are made and stored on request, as in playback.
    private static let near = Duration.milliseconds(100)

    let look: TakeLook
    private let recording: Recording
    private let text: any TextMeasuring
    /// Makes the stored frames. Nil if it is used as a scout.
    private var maker: TakeReplay?
    /// Replays beyond the stored frames.
    private var scouts = TakeScouts()
    /// In order of time, from the start on.
    private(set) var frames: [Frame] = []

    /// Throws ``ExitStatus/malformed`` if the scene would exceed the size of pictures.
    init(_ recording: Recording, look: TakeLook, text: any TextMeasuring) throws(PlaygroundError) {
        self.recording = recording
        self.look = look
        self.text = text
        let maker = try TakeReplay(recording, look: look, text: text)
        self.maker = maker
        frames.append(maker.frame)
    }

    /// Returns the last frame that is not later than `time`.
    ///
    /// O(log n) in the stored frames, O(n) in the frames that are still to be made.
    func frame(at time: Duration) -> Frame? {
        let last = frames[frames.count - 1].time
        if time > last {
            if time - last <= Self.near { while !isFull, step(until: time) {} }
            if maker?.isBehind(time) ?? true { return scoutedFrame(at: time) }
        }
        let later = frames.partitioningIndex { $0.time > time }
        return later > 0 ? frames[later - 1] : nil
    }

    /// Makes and stores the next frame up to `time`. Returns false if there is none.
    func step(until time: Duration) -> Bool {
        guard let maker = availableMaker(), maker.step(until: time) else { return false }
        frames.append(maker.frame)
        scouts.drop(upTo: maker.time)
        return true
    }

    /// Whether the limit of stored frames is reached.
    var isFull: Bool { frames.count >= Self.mostFrames }

    private func scoutedFrame(at time: Duration) -> Frame? {
        guard let scout = scouts.nearest(before: time) ?? newScout() else { return nil }
        scout.skip(until: time)
        scouts.keep(scout)
        return scout.frame
    }

    /// Returns a new scout. If only the start was made, the maker becomes the scout.
    private func newScout() -> TakeReplay? {
        if frames.count == 1, let maker {
            self.maker = nil
            return maker
        }
        return try? TakeReplay(recording, look: look, text: text)
    }

    private func availableMaker() -> TakeReplay? {
        if maker == nil { maker = try? TakeReplay(recording, look: look, text: text) }
        return maker
    }
}
