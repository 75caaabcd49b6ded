/// Notes about uncertainties of a tracked curve.
struct TrackNotes {
    private let folder: FrameFolder
    private let options: TrackOptions
    private let tracker: MotionTracker

    /// `tracker` must have tracked the frames of `folder`.
    init(_ folder: FrameFolder, _ options: TrackOptions, _ tracker: MotionTracker) {
        (self.folder, self.options, self.tracker) = (folder, options, tracker)
    }

    /// The notes by subject; each ends with a remedy.
    var all: [String] { [unnumbered, still].compactMap { $0 } + gaps + repeating + unlike }

    private var unnumbered: String? {
        guard let first = folder.others.first else { return nil }
        let others = folder.others.count > 1 ? " and \(folder.others.count - 1) more" : ""
        return "\(first)\(others): ignored, because the name does not end in a number."
    }

    private var still: String? {
        guard tracker.offsets.allSatisfy({ abs($0) < 0.5 }) else { return nil }
        let other = TrackedAxis.allCases.first { $0 != options.axis } ?? options.axis
        return "no motion along \(options.axis.rawValue). "
            + "If the content moves along the other axis, use --axis \(other.rawValue)."
    }

    private var gaps: [String] {
        folder.gaps.map { gap in
            let verb = gap.count > 1 ? "are" : "is"
            return "\(name(gap)) \(verb) missing. "
                + "The times include them; their offsets follow from the neighbouring frames."
        }
    }

    private var repeating: [String] {
        runs { doubt -> Bool in if case .repeats = doubt { true } else { false } }.map { run in
            let distances = run.compactMap { index -> Double? in
                guard case .repeats(let distance) = tracker.doubts[index] else { return nil }
                return distance
            }
            let least = Int((distances.min() ?? 0).rounded())
            return "\(names(run)): the content looks the same \(least) pixels further on. "
                + "The possible shift nearest to the previous motion was used; "
                + "select a part that does not repeat with --region."
        }
    }

    private var unlike: [String] {
        runs { $0 == .unlike }.map { run in
            "\(names(run)): nothing of the previous frame is visible. "
                + "The previous motion was continued; use more frames per second."
        }
    }

    /// Returns the ranges of consecutive frames with a kind of doubt.
    private func runs(where isMeant: (MotionTracker.Doubt) -> Bool) -> [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        for index in tracker.doubts.filter({ isMeant($0.value) }).keys.sorted() {
            if let last = runs.last, last.upperBound + 1 == index {
                runs[runs.count - 1] = last.lowerBound...index
            } else {
                runs.append(index...index)
            }
        }
        return runs
    }

    private func names(_ run: ClosedRange<Int>) -> String {
        name(folder.frames[run.lowerBound].number...folder.frames[run.upperBound].number)
    }

    /// `frame 7 (0.1 s)`, or `frames 7 to 9 (0.1 s to 0.133333 s)`.
    private func name(_ numbers: ClosedRange<Int>) -> String {
        let (first, last) = (time(numbers.lowerBound), time(numbers.upperBound))
        guard numbers.count > 1 else { return "frame \(numbers.lowerBound) (\(first) s)" }
        return "frames \(numbers.lowerBound) to \(numbers.upperBound) (\(first) s to \(last) s)"
    }

    private func time(_ number: Int) -> String {
        let frames = Double(number - folder.frames[0].number)
        return (frames / options.framesPerSecond).roundedToSixDecimals.shortestDecimal
    }
}
