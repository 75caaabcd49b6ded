/// Tracks content from frame to frame.
///
/// Each frame is first located relative to the previous one, over the whole range; then its offset is measured from the
/// nearest *key frames*, of which there is one every quarter of a frame's length. An error is thus only passed on from
/// key frame to key frame, reduced by averaging over several, and content that returns is compared with its earlier
/// frames.
struct MotionTracker {
    /// The reason for which the position of a frame is uncertain.
    enum Doubt: Equatable, Sendable {
        /// The frame looks the same at this distance in pixels.
        case repeats(Double)
        /// The frame has nothing in common with the previous one.
        case unlike
    }

    /// The distance in pixels that the content has moved since the first frame, for each frame.
    private(set) var offsets: [Double] = []
    /// Doubts by the index of the frame.
    private(set) var doubts: [Int: Doubt] = [:]

    private let matcher: FrameMatcher
    private var keys: [KeyFrame] = []
    private var last: FrameView?
    /// In pixels per frame.
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

    /// `length` is the number of pixels of a line.
    init(length: Int) throws(PlaygroundError) { matcher = try FrameMatcher(length: length) }

    /// Adds the next frame; `frames` is its distance from the previous one.
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

    /// Returns the offset relative to the nearest key frames. The frame becomes a key frame itself if those are far
    /// away or do not match.
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

    /// Returns the offset relative to one key frame, and the number of common pixels. Nil if the frames show different
    /// content.
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

    /// The number of key frames that a frame is compared with.
    private static let compared = 3
    /// The share of a frame that must overlap with a key frame; otherwise it becomes one.
    private static let near = 0.75
    /// The largest number of key frames: about twenty screens of content.
    private static let mostKeys = 64
    /// The difference from a key frame from which the content itself has changed.
    private static let changed = 0.05
}
