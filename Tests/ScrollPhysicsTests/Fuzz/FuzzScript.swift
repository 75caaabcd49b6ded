import ScrollPhysics

/// A scroll view and what is done to it: everything that a recording can say, the same for the same seed.
struct FuzzScript {
    /// Something that is done, at a time that may lie before the one before it.
    struct Step {
        /// Nanoseconds since the start, as recordings count.
        var time: Int64
        var intent: ScrollIntent
    }

    var feel: FuzzFeel
    var axes: ScrollAxes
    var extent: ScrollExtent
    var targets: SnapTargets
    /// Where the content is asked to begin.
    var offset: ScrollVector
    var steps: [Step]

    /// Before the first step.
    var scroller: Scroller { Scroller(feel: feel.value, axes: axes, extent: extent, offset: start) }

    /// Where the content begins: content that was never moved need not rest on a target, so it is put on one.
    var start: ScrollVector {
        let place = extent.clamp(offset)
        let projection = ScrollProjection(
            offset: place, start: place, projected: place, axes: axes, cause: .fling, extent: extent)
        return extent.clamp(targets.resolve(projection) ?? place)
    }

    /// When the steps count: a time in the past is the present. New lengths never share a moment, since a recording
    /// takes those of one moment as a single change.
    var moments: [Int64] {
        var moments: [Int64] = []
        for (index, step) in steps.enumerated() {
            var moment = max(step.time, moments.last ?? 0)
            if step.intent.isLayout, index > 0, steps[index - 1].intent.isLayout, moment == moments[index - 1] {
                moment += 1
            }
            moments.append(moment)
        }
        return moments
    }

    /// The last moment at which something is done.
    var lastMoment: Int64 { moments.last ?? 0 }

    /// Whether a step is one of these.
    func has(_ matches: (ScrollIntent) -> Bool) -> Bool { steps.contains { matches($0.intent) } }
}

/// A built-in feel, and the numbers and choices that differ from it.
struct FuzzFeel {
    var base: ScrollFeel
    /// By the id of the parameter.
    var numbers: [String: Double] = [:]
    /// Names of options by the id of the choice.
    var choices: [String: String] = [:]

    var value: ScrollFeel {
        var feel = base
        for parameter in ScrollFeel.parameters {
            if let number = numbers[parameter.id] { parameter.set(number, in: &feel) }
        }
        for choice in ScrollFeel.choices {
            if let name = choices[choice.id] { _ = choice.set(name, in: &feel) }
        }
        return feel
    }
}

extension ScrollIntent {
    /// It changes lengths.
    var isLayout: Bool {
        switch self {
        case .resize, .content, .insets: true
        default: false
        }
    }

    var isScrollTo: Bool { if case .scrollTo = self { true } else { false } }
}

extension Duration {
    static func nanoseconds(seconds: Double) -> Int64 { Int64((seconds * 1e9).rounded()) }
}
