import ScrollPhysics

/// The state of the content at one moment.
struct CurveSample: Equatable, Sendable {
    /// Seconds since the start of the recording, or since the clock's zero for live curves.
    var time: Double
    /// In points.
    var offset: ScrollVector
    /// The velocity of the offset, in points per second.
    var velocity: ScrollVector
    /// The phase of the scroll view.
    var phase = ScrollPhase.idle
}

/// The quantity that a curve shows.
enum CurveQuantity: String, CaseIterable, Sendable {
    case offset
    case velocity
    case acceleration

    /// The unit of the values.
    var unit: String {
        switch self {
        case .offset: "pt"
        case .velocity: "pt/s"
        case .acceleration: "pt/s²"
        }
    }

    /// Returns the value at `samples[index]` along an axis. The acceleration is the slope of the velocity since the
    /// previous sample. It is nil if both are at one moment, since the motion jumped there, and while content is held,
    /// since a finger's velocity is an estimate without a meaningful slope.
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
