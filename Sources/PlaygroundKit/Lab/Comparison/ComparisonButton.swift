import ScrollAnalysis
import ScrollUI

/// Opens the actions on two tunings and the list of their differences.
struct ComparisonButton: View {
    let model: PlaygroundModel

    var body: some View {
        let comparison = model.lab.comparison
        Button("Compare") { comparison.isPanelOpen.toggle() }
            .buttonStyle(BarButtonStyle())
            .id("compare")
            .popover(isPresented: Binding(get: { comparison.isPanelOpen }, set: { comparison.isPanelOpen = $0 })) {
                ComparisonPanel(model: model)
            }
    }
}

/// The actions on A and B, above their differences.
struct ComparisonPanel: View {
    let model: PlaygroundModel

    /// In points.
    private static let width = 420.0

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if let a = model.tuning.on(.a), let b = model.tuning.on(.b) {
                HStack(spacing: 6) {
                    LayoutPicker(model: model)
                    Spacer(minLength: 0)
                    Button("Blind test") { model.toggleBlindTest() }.buttonStyle(BarButtonStyle())
                        .id("begin-blind-test")
                }
                actions
                Hairline()
                DifferenceList(
                    titles: ("A: \(model.title(of: .a))", "B: \(model.title(of: .b))"),
                    differences: .init(a, b, in: model.program.scenes.all))
            } else {
                Text("There is only one tuning. B starts as a copy of it; choose another feel for B, or tune it.")
                    .foregroundStyle(Palette.secondary)
                    .lineLimit(3)
                Button("Begin B") { model.flip() }.buttonStyle(BarButtonStyle()).id("begin-b")
            }
        }
        .padding(12)
        .frame(width: min(Self.width, max(0, model.windowSize.width - 24)), alignment: .leading)
        .id("comparison")
    }

    private var actions: some View {
        HStack(spacing: 6) {
            Button("Copy A to B") { model.copy(from: .a) }.id("copy-a")
            Button("Copy B to A") { model.copy(from: .b) }.id("copy-b")
            Button("Swap") { model.swapTunings() }.id("swap")
            Spacer(minLength: 0)
            Button("Keep \(model.tuning.side.rawValue) alone") { model.endComparison() }.id("one-alone")
        }
        .buttonStyle(BarButtonStyle())
    }
}

/// The differences of two tunings, one line for each number and choice.
private struct DifferenceList: View {
    let titles: (a: String, b: String)
    let differences: TuningDifferences

    /// In points.
    private static let (row, most, column) = (20.0, 300.0, 112.0)

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            line(summary, titles.a, titles.b) { Palette.tuning($0) }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(differences.all) { line($0.name, $0.a, $0.b) { _ in Palette.text } }
                }
            }
            .frame(height: min(Self.most, Double(differences.all.count) * Self.row))
        }
        .font(TypeScale.hint)
        .id("differences")
    }

    private var summary: String {
        switch differences.all.count {
        case 0: "A and B are the same"
        case 1: "1 difference"
        default: "\(differences.all.count) differences"
        }
    }

    private func line(_ name: String, _ a: String, _ b: String, color: (TuningSide) -> Color) -> some View {
        HStack(spacing: 8) {
            Text(name).foregroundStyle(Palette.secondary).lineLimit(1)
                .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            Text(a).foregroundStyle(color(.a)).lineLimit(1).frame(width: Self.column, alignment: .trailing)
            Text(b).foregroundStyle(color(.b)).lineLimit(1).frame(width: Self.column, alignment: .trailing)
        }
        .frame(height: Self.row)
    }
}

/// Chooses how the other tuning is shown on the stage.
struct LayoutPicker: View {
    let model: PlaygroundModel

    var body: some View {
        SegmentedPicker(
            selection: Binding(get: { model.stageLayout }, set: { model.show($0) }), options: Self.layouts
        )
        .id("layouts")
    }

    private static let layouts = StageLayout.allCases.map {
        SegmentedPicker<StageLayout>.Option(value: $0, title: $0.title)
    }
}
