import ScrollPhysics

/// Where content was at one moment, and how fast.
struct CurveSample: Equatable, Sendable {
    /// Seconds since the start of the recording, or of the clock where it is followed live.
    var time: Double
    /// In points.
    var offset: ScrollVector
    /// Of the offset, in points per second.
    var velocity: ScrollVector
    /// What the scroll view was doing.
    var phase = ScrollPhase.idle
}

/// What a curve shows of a motion.
enum CurveQuantity: String, CaseIterable, Sendable {
    case offset
    case velocity
    case acceleration

    /// Of its values.
    var unit: String {
        switch self {
        case .offset: "pt"
        case .velocity: "pt/s"
        case .acceleration: "pt/s²"
        }
    }

    /// The value at `samples[index]` along an axis. The acceleration is the slope of the velocity since the sample before. It is nil
    /// where the two are at one moment, since there the motion jumped, and while content is held: a finger's velocity is an
    /// estimate that has no slope.
    func value(_ index: Int, of samples: [CurveSample], along axis: ScrollAxis) -> Double? {
        switch self {
        case .offset: return samples[index].offset[axis]
        case .velocity: return samples[index].velocity[axis]
        case .acceleration:
            guard index > 0 else { return nil }
            let (before, sample) = (samples[index - 1], samples[index])
            guard !before.phase.isHeld else { return nil }
            let step = sample.time - before.time
            return step > 1e-7 ? (sample.velocity[axis] - before.velocity[axis]) / step : nil
        }
    }
}
