/// The keyframes of a track in sequence, as a function of time.
struct KeyframeCurve<Data: VectorArithmetic> {
    private let initial: Data
    private let segments: [KeyframeSegment<Data>]
    /// The duration in seconds.
    let duration: Double

    init(from initial: Data, _ keyframes: [Keyframe<Data>]) {
        self.initial = initial
        var segments: [KeyframeSegment<Data>] = []
        for index in keyframes.indices {
            segments.append(Self.segment(index, of: keyframes, after: segments.last, from: initial))
        }
        self.segments = segments
        duration = keyframes.reduce(0) { $0 + $1.duration }
    }

    /// Returns the value at `time` seconds; the last value after the end.
    func value(at time: Double) -> Data {
        guard time >= 0 else { return initial }
        var start = 0.0
        for segment in segments {
            if time < start + segment.duration { return segment.value(at: time - start) }
            start += segment.duration
        }
        return segments.last.map { $0.value(at: $0.duration) } ?? initial
    }

    private static func segment(
        _ index: Int, of keyframes: [Keyframe<Data>], after previous: KeyframeSegment<Data>?, from initial: Data
    ) -> KeyframeSegment<Data> {
        let keyframe = keyframes[index]
        let start = previous.map { $0.value(at: $0.duration) } ?? initial
        var (first, last) = (Data.zero, Data.zero)
        switch keyframe.form {
        case .linear(let curve):
            let pace = (keyframe.goal - start).scaled(by: keyframe.duration > 0 ? 1 / keyframe.duration : 0)
            first = pace.scaled(by: curve.velocity(at: 0))
            last = pace.scaled(by: curve.velocity(at: 1))
        case .cubic(let given, let end):
            first = given ?? previous?.endVelocity ?? .zero
            last = end ?? velocity(between: index, and: index + 1, of: keyframes, from: start)
        case .spring(let spring, let given):
            first = given ?? previous?.endVelocity ?? .zero
            last = spring.velocity(target: keyframe.goal - start, initialVelocity: first, time: keyframe.duration)
        case .move: break
        }
        return KeyframeSegment(
            start: start, goal: keyframe.goal, duration: keyframe.duration, form: keyframe.form, startVelocity: first,
            endVelocity: last)
    }

    /// Returns the velocity at the end of a cubic keyframe: the start velocity that the next keyframe sets or requires; between two cubic
    /// keyframes the mean velocity over both; zero if no keyframe follows.
    private static func velocity(
        between index: Int, and next: Int, of keyframes: [Keyframe<Data>], from start: Data
    ) -> Data {
        guard next < keyframes.count else { return .zero }
        let (keyframe, following) = (keyframes[index], keyframes[next])
        let distance = following.goal - keyframe.goal
        switch following.form {
        case .linear(let curve):
            return following.duration > 0 ? distance.scaled(by: curve.velocity(at: 0) / following.duration) : .zero
        case .cubic(let given?, _), .spring(_, let given?): return given
        case .cubic, .spring:
            let length = keyframe.duration + following.duration
            return length > 0 ? (following.goal - start).scaled(by: 1 / length) : .zero
        case .move: return .zero
        }
    }
}
