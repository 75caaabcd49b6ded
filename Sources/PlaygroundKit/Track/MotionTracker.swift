/// Follows content from frame to frame.
///
/// Each frame is looked for from the one before it, over the whole range; then its offset is measured from the nearest *key frame*,
/// of which there is one every third of a frame's length. So an error is only passed on from key frame to key frame, and content that
/// comes back is compared with what it came back to.
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
        let prediction = velocity * Double(frames)
        let match = matcher.match(from: last, to: view, near: prediction)
        if match == nil { doubts[offsets.count] = .unlike }
        if let other = match?.others.min(by: { abs($0) < abs($1) }), let match {
            doubts[offsets.count] = .repeats(abs(other - match.shift))
        }
        let offset = refined(before + (match?.shift ?? prediction), view, match)
        velocity = (offset - before) / Double(frames)
        offsets.append(offset)
    }

    /// The offset by the nearest key frame, and the frame as another one where that is far away or does not show the same.
    private mutating func refined(_ offset: Double, _ view: FrameView, _ match: FrameMatch?) -> Double {
        let length = view.lines.length
        let nearest = keys.min { abs($0.offset - offset) < abs($1.offset - offset) }
        guard let match, let key = nearest, let found = measured(offset, view, from: key, match) else {
            keys.append(KeyFrame(view, at: offset))
            return offset
        }
        if abs(found - key.offset) > Double(length) / 3 { keys.append(KeyFrame(view, at: found)) }
        if keys.count > Self.mostKeys { keys.removeFirst() }
        return found
    }

    private func measured(_ offset: Double, _ view: FrameView, from key: KeyFrame, _ match: FrameMatch) -> Double? {
        let expected = offset - key.offset
        guard let shift = matcher.fine.shift(from: key.lines, to: view.lines, near: expected),
            abs(shift - expected) < 1,
            let difference = FrameDifference.share(from: key.smooth, to: view.smooth, at: shift),
            difference < 2 * match.difference + Self.changed
        else { return nil }
        return key.offset + shift
    }

    /// Frames that are remembered: some twenty screens of content.
    private static let mostKeys = 64
    /// Share of difference from a key frame at which the content itself has changed.
    private static let changed = 0.05
}
