public import ScrollPhysics

/// What a scroll view did at one moment.
public struct TraceSample: Equatable, Sendable {
    /// Since the start of the recording.
    public var time: Duration
    /// In points.
    public var offset: ScrollVector
    /// Of the offset, in points per second.
    public var velocity: ScrollVector
    /// What the scroll view was doing.
    public var phase: ScrollPhase
}

/// How a trace is printed.
public enum TraceFormat: String, CaseIterable, Sendable {
    /// A line of names, then one line per sample.
    case csv
    /// A list with one object per sample.
    case json

    /// What comes before the first sample.
    package var opening: String {
        switch self {
        case .csv: "t,x,y,vx,vy,phase\n"
        case .json: "["
        }
    }

    /// What comes after the last sample.
    var closing: String {
        switch self {
        case .csv: ""
        case .json: "\n]\n"
        }
    }

    /// All that is left of a trace, as `trace` prints it. Linear in its samples.
    public func text(of trace: Trace) -> String {
        var isFirst = true
        let samples = trace.map { sample in
            defer { isFirst = false }
            return text(sample, isFirst: isFirst)
        }
        return opening + samples.joined() + closing
    }

    /// One sample: numbers as the shortest decimals that read back the same.
    package func text(_ sample: TraceSample, isFirst: Bool) -> String {
        let fields = [sample.time.inSeconds, sample.offset.x, sample.offset.y, sample.velocity.x, sample.velocity.y]
            .map(\.shortestDecimal)
        switch self {
        case .csv: return fields.joined(separator: ",") + "," + sample.phase.rawValue + "\n"
        case .json:
            let members = zip(["t", "x", "y", "vx", "vy"], fields).map { "\"\($0)\": \($1)" }.joined(separator: ", ")
            return (isFirst ? "\n" : ",\n") + "  {\(members), \"phase\": \"\(sample.phase.rawValue)\"}"
        }
    }
}
