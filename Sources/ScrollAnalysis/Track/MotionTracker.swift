/// Follows content from frame to frame.
///
/// Each frame is looked for from the one before it, over the whole range; then its offset is measured from the nearest *key frames*,
/// of which there is one every quarter of a frame's length. So an error is only passed on from key frame to key frame, less of it with
/// each of those that agree, and content that comes back is compared with what it came back to.
struct MotionTracker {
    /// A frame whose content does not tell by itself where it is.
    enum Doubt: Equatable, Sendable {
        /// It looks the same so many pixels further or less far.
        case repeats(Double)
        /// Nothing of the frame before is in it.
        case unlike
    }

    /// Pixels by which content had moved on in each frame, from the first one.
    private(set) var offsets: [Double] = []
    /// By the index of the frame.
    private(set) var doubts: [Int: Doubt] = [:]

    private let matcher: FrameMatcher
    private var keys: [KeyFrame] = []
    private var last: FrameView?
    /// Pixels a frame.
    private var velocity = 0.0

    private struct KeyFrame {
        let offset: Double
        let lines: FrameLines
        let smooth: FrameLines

        init(_ view: FrameView, at offset: Double) {
            self.offset = offset
            (lines, smooth) = (view.lines, view.smooth)
        }
    }

    /// For lines of so many pixels.
    init(length: Int) throws(PlaygroundError) { matcher = try FrameMatcher(length: length) }

    /// The next frame, so many frames after the one before.
    mutating func add(_ frame: FrameLines, after frames: Int = 1) {
        let view = matcher.view(of: frame)
        defer { last = view }
        guard let last, let before = offsets.last else {
            offsets = [0]
            keys = [KeyFrame(view, at: 0)]
            return
        }
        let length = Double(frame.length)
        let prediction = max(-length, min(length, velocity * Double(frames)))
        let match = matcher.match(from: last, to: view, near: prediction)
        if match == nil { doubts[offsets.count] = .unlike }
        if let other = match?.others.min(by: { abs($0) < abs($1) }), let match {
            doubts[offsets.count] = .repeats(abs(other - match.shift))
        }
        let offset = refined(before + (match?.shift ?? prediction), view, match)
        velocity = (offset - before) / Double(frames)
        offsets.append(offset)
    }

    /// The offset by the nearest key frames, and the frame as another one where those are far away or do not show the same.
    private mutating func refined(_ offset: Double, _ view: FrameView, _ match: FrameMatch?) -> Double {
        let nearest = keys.sorted { abs($0.offset - offset) < abs($1.offset - offset) }.prefix(Self.compared)
        let found = match.map { match in nearest.compactMap { measured(offset, view, from: $0, match) } } ?? []
        let share = found.reduce(0) { $0 + $1.overlap }
        let result = share > 0 ? found.reduce(0) { $0 + $1.overlap * $1.offset } / share : offset
        let isNear = found.contains { $0.overlap > Self.near * Double(view.lines.length) }
        if !isNear { keys.append(KeyFrame(view, at: result)) }
        if keys.count > Self.mostKeys { keys.removeFirst() }
        return result
    }

    /// The offset by one key frame, and the pixels that both show. Nil where they are not of the same content.
    private func measured(
        _ offset: Double, _ view: FrameView, from key: KeyFrame, _ match: FrameMatch
    ) -> (offset: Double, overlap: Double)? {
        let expected = offset - key.offset
        guard let shift = matcher.fine.shift(from: key.lines, to: view.lines, near: expected),
            abs(shift - expected) < 1,
            let difference = FrameDifference.share(from: key.smooth, to: view.smooth, at: shift),
            difference < 2 * match.difference + Self.changed
        else { return nil }
        return (key.offset + shift, Double(view.lines.length) - abs(shift))
    }

    /// Key frames that a frame is compared with.
    private static let compared = 3
    /// Share of a frame that it has in common with one of them, unless it becomes one.
    private static let near = 0.75
    /// Frames that are remembered: some twenty screens of content.
    private static let mostKeys = 64
    /// Share of difference from a key frame at which the content itself has changed.
    private static let changed = 0.05
}
