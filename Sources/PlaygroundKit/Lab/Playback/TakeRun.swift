import Drawing
import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// A recording played through the real scene with one look, and its frames kept.
///
/// Frames are made as `render --recording` makes them, by the same code, in the same order, whichever moments are asked for;
/// so a moment shows the same whether it was played, sought or gone back to. The frames from the start on are kept, all of
/// them. A moment far beyond them is gone to by a replay of its own, which paints that moment alone.
/// Does not own: a clock.
@MainActor
final class TakeRun {
    /// One picture, from its moment until that of the next.
    struct Frame {
        /// Since the start of the recording.
        let time: Duration
        var list: DisplayList
        /// The scroll view that was scrolled most; nil where there is none any more.
        let scroll: ScrollSnapshot?
    }

    /// So many frames are kept, 25 s of motion at some 10 KB each.
    static let mostFrames = 3000
    /// Up to here frames are made and kept one by one when they are asked for: as far as playing goes on with a frame.
    private static let near = Duration.milliseconds(100)

    let look: TakeLook
    private let recording: Recording
    private let text: any TextMeasuring
    /// Makes the frames that are kept. Nil where it went on as a scout.
    private var maker: TakeReplay?
    /// Where somebody looked beyond the frames that are kept.
    private var scouts = TakeScouts()
    /// In order of time, from the start on.
    private(set) var frames: [Frame] = []

    /// Throws ``ExitStatus/malformed`` where the scene would become larger than a picture may be.
    init(_ recording: Recording, look: TakeLook, text: any TextMeasuring) throws(PlaygroundError) {
        self.recording = recording
        self.look = look
        self.text = text
        let maker = try TakeReplay(recording, look: look, text: text)
        self.maker = maker
        frames.append(maker.frame)
    }

    /// What is seen at `time`: the last frame that is not later.
    ///
    /// Logarithmic in the frames that are kept, linear in those that were not made yet.
    func frame(at time: Duration) -> Frame? {
        let last = frames[frames.count - 1].time
        if time > last {
            if time - last <= Self.near { while !isFull, step(until: time) {} }
            if maker?.isBehind(time) ?? true { return scoutedFrame(at: time) }
        }
        let later = frames.partitioningIndex { $0.time > time }
        return later > 0 ? frames[later - 1] : nil
    }

    /// Makes and keeps the next frame up to `time`; false where there is none.
    func step(until time: Duration) -> Bool {
        guard let maker = availableMaker(), maker.step(until: time) else { return false }
        frames.append(maker.frame)
        scouts.drop(upTo: maker.time)
        return true
    }

    /// No more frames are kept.
    var isFull: Bool { frames.count >= Self.mostFrames }

    private func scoutedFrame(at time: Duration) -> Frame? {
        guard let scout = scouts.nearest(before: time) ?? newScout() else { return nil }
        scout.skip(until: time)
        scouts.keep(scout)
        return scout.frame
    }

    /// The first one is at hand: nothing was made but the start.
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
