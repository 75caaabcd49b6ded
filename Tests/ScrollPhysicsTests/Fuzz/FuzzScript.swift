import ScrollPhysics

/// A scroll view and its input: everything that a recording can contain, the same for the same seed.
struct FuzzScript {
    /// A step of the input, at a time that may be before the previous one.
    struct Step {
        /// Nanoseconds since the start, as recordings count.
        var time: Int64
        var intent: ScrollIntent
    }

    var feel: FuzzFeel
    var axes: ScrollAxes
    var extent: ScrollExtent
    var targets: SnapTargets
    /// The requested offset at the start.
    var offset: ScrollVector
    var steps: [Step]

    /// The scroller before the first step.
    var scroller: Scroller {
        var scroller = Scroller(feel: feel.value, axes: axes, extent: extent, offset: start)
        scroller.isPaging = targets == .paging
        return scroller
    }

    /// The offset at the start: content that was never moved need not rest on a target, so it is put on one.
    var start: ScrollVector {
        let place = extent.clamp(offset)
        let projection = ScrollProjection(
            offset: place, start: place, projected: place, axes: axes, cause: .fling, extent: extent)
        return extent.clamp(targets.resolve(projection) ?? place)
    }

    /// The effective times of the steps: a time in the past counts as now. New lengths never share a moment, since a
    /// recording merges those of one moment.
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

    /// The moment of the last step.
    var lastMoment: Int64 { moments.last ?? 0 }

    /// Whether any step matches.
    func has(_ matches: (ScrollIntent) -> Bool) -> Bool { steps.contains { matches($0.intent) } }
}

/// A built-in feel, and the numbers and choices that differ from it.
struct FuzzFeel {
    var base: ScrollFeel
    /// The values of numbers by the id of the parameter.
    var numbers: [String: Double] = [:]
    /// The names of options by the id of the choice.
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
    /// Whether the intent changes lengths.
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
