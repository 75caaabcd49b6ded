public import ScrollPhysics

/// The state of a scroll view at one moment.
public struct TraceSample: Equatable, Sendable {
    /// The time since the start of the recording.
    public var time: Duration
    /// The offset in points.
    public var offset: ScrollVector
    /// The velocity of the offset, in points per second.
    public var velocity: ScrollVector
    /// The phase of the scroll view.
    public var phase: ScrollPhase
}

/// The output format of a trace.
public enum TraceFormat: String, CaseIterable, Sendable {
    /// A line of names, then one line per sample.
    case csv
    /// A list with one object per sample.
    case json

    /// The text before the first sample.
    package var opening: String {
        switch self {
        case .csv: "t,x,y,vx,vy,phase\n"
        case .json: "["
        }
    }

    /// The text after the last sample.
    var closing: String {
        switch self {
        case .csv: ""
        case .json: "\n]\n"
        }
    }

    /// Returns the remaining samples of a trace, formatted as by `trace`. Linear in the samples.
    public func text(of trace: Trace) -> String {
        var isFirst = true
        let samples = trace.map { sample in
            defer { isFirst = false }
            return text(sample, isFirst: isFirst)
        }
        return opening + samples.joined() + closing
    }

    /// Returns one sample; numbers are the shortest decimals that parse to the same values.
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
