import ScrollUI

/// The frame numbers of a gesture, one per row, below or instead of the numbers of its feel.
struct FrameRows: View {
    let frames: FrameNumbers
    /// The width of the values' column, in points.
    let columnWidth: Double
    /// The space right of the values, below other columns.
    var trailing = 0.0

    var body: some View {
        VStack(spacing: 0) { lines }
    }

    @ViewBuilder private var lines: some View {
        row {
            Text("As the window showed it").foregroundStyle(Palette.secondary)
        } value: {
            EmptyView()
        }
        ForEach(rows, id: \.self) { number in
            row {
                Text(number.shortTitle).foregroundStyle(Palette.secondary)
            } value: {
                Text(number.text(frames[number])).foregroundStyle(number.color(frames[number]))
            }
            Hairline()
        }
    }

    private var rows: [FrameNumber] { FrameNumber.allCases.filter { frames[$0] != nil } }

    private func row(@ViewBuilder name: () -> some View, @ViewBuilder value: () -> some View) -> some View {
        HStack(spacing: 0) {
            name()
            Spacer(minLength: 4)
            value().frame(width: columnWidth, alignment: .trailing)
        }
        .font(TypeScale.hint)
        .frame(height: 20)
        .padding(.trailing, trailing)
    }
}

extension FrameNumber {
    /// A short title for a narrow table; docs/feel-numbers.md has the full definition.
    var shortTitle: String {
        switch self {
        case .framesExpected: "frames expected"
        case .framesShown: "frames shown"
        case .median: "frame, median"
        case .percentile90: "frame, 90 %"
        case .percentile99: "frame, 99 %"
        case .worst: "frame, worst"
        case .hitchRatio: "hitches"
        case .jankShare: "janky frames"
        case .missedForInput: "missed: input"
        case .missedInFastScroll: "missed: fast"
        case .missedAtFlingStart: "missed: fling start"
        case .missedInFling: "missed: fling"
        case .eventsPerFrame: "events a frame"
        case .inputAge: "age of input"
        case .inputAgePercentile99: "age of input, 99 %"
        case .motionAge: "age of motion"
        }
    }

    /// Returns the value with its unit, to the precision of the measurement.
    func text(_ value: Double?) -> String {
        guard let value else { return "–" }
        switch self {
        case .jankShare: return PlotNumber.text(value * 100, decimals: 1) + " %"
        case .eventsPerFrame, .hitchRatio: return PlotNumber.text(value, decimals: 1) + suffix
        default: return PlotNumber.text(value, decimals: unit == "ms" ? 1 : 0) + suffix
        }
    }

    private var suffix: String { unit.isEmpty ? "" : " " + unit }

    /// Returns green for a good value of a number with limits, and the warning colour for a poor one.
    func color(_ value: Double?) -> Color {
        guard self == .hitchRatio, let value else { return Palette.text }
        return value < 5 ? Palette.good : value > 10 ? Palette.warning : Palette.text
    }
}
