import ScrollUI

/// Shows that a condition around a view makes two views, and that a condition in a modifier's value keeps one.
struct ConditionLesson: View {
    @State private var isHighlighted = false

    var body: some View {
        Lesson(
            title: "A condition in a modifier",
            detail: "Count some taps, then highlight. The branches of an if are two views, each with state of its own."
        ) {
            LessonButton(title: isHighlighted ? "Plain" : "Highlight", id: "highlight") { isHighlighted.toggle() }
        } columns: {
            LessonColumn(
                isRight: false, code: "if on { background(…) } else { self }", outcome: "Two branches: state is lost"
            ) {
                TapCounter(name: "branches").highlightedByBranch(isHighlighted).padding(.horizontal, -TapCounter.margin)
            }
            LessonColumn(
                isRight: true, code: "background(on ? … : .clear)", outcome: "One view: state is kept"
            ) {
                TapCounter(name: "value").highlightedByValue(isHighlighted).padding(.horizontal, -TapCounter.margin)
            }
        }
    }
}

/// A view with state to lose.
struct TapCounter: View {
    /// The margin of the highlight around the text, in points.
    static let margin = 8.0

    let name: String
    @State private var taps = 0

    var body: some View {
        HStack(spacing: 8) {
            Button(taps == 1 ? "1 tap" : "\(taps) taps") { taps += 1 }.id("tap-\(name)")
            Spacer(minLength: 0)
            BodyCount(label: "body ran", count: EvaluationCount(of: TapCounter.self))
        }
        .padding(Self.margin)
    }
}

extension View {
    /// The mistake of the lesson: the views in the two branches are different ones.
    @ViewBuilder fileprivate func highlightedByBranch(_ isOn: Bool) -> some View {
        if isOn {
            background(Palette.selection, in: RoundedRectangle(cornerRadius: 6))
        } else {
            self
        }
    }

    fileprivate func highlightedByValue(_ isOn: Bool) -> some View {
        background(isOn ? Palette.selection : .clear, in: RoundedRectangle(cornerRadius: 6))
    }
}
