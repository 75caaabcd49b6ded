import ScrollAnalysis
import ScrollUI

/// The bar above the curves: the transport, the choice of curves, and their actions. In a narrow window it has two
/// rows.
struct DockBar: View {
    let model: PlaygroundModel

    /// The height of a row, in points.
    static let rowHeight = 44.0
    /// The height of the second row, in points.
    private static let secondRowHeight = 36.0
    /// The minimum width for transport and curve controls in one row, in points.
    private static let leastRow = 850.0

    /// The minimum width for the transport and the hint that the window is too low for curves, in points.
    private static let leastRowWithHint = 800.0

    /// Returns the height of the whole bar.
    static func height(_ model: PlaygroundModel) -> Double { isSplit(model) ? rowHeight + secondRowHeight : rowHeight }

    private static func isSplit(_ model: PlaygroundModel) -> Bool {
        model.lab.recording != nil && !model.regions.isDockFolded && model.regions.stage.width < leastRow
    }

    var body: some View {
        VStack(spacing: 0) {
            if Self.isSplit(model) {
                transport.frame(height: Self.rowHeight)
                HStack(spacing: 10) {
                    controls
                    Spacer(minLength: 0)
                }
                .padding(.horizontal, 12)
                .frame(height: Self.secondRowHeight, alignment: .top)
            } else {
                HStack(spacing: 10) {
                    transport
                    if model.regions.isDockFolded {
                        if model.regions.stage.width >= Self.leastRowWithHint { hint }
                    } else {
                        controls
                    }
                }
                .padding(.trailing, 12)
                .frame(height: Self.rowHeight)
            }
        }
        .frame(minWidth: 0, maxWidth: .infinity)
    }

    @ViewBuilder private var transport: some View {
        if model.lab.recording == nil {
            Text(liveTitle).foregroundStyle(Palette.secondary).padding(.leading, 12)
            SpeedPicker(lab: model.lab, isWide: model.regions.stage.width >= 640)
            if model.otherTuning != nil, model.regions.stage.width >= 480 { LiveLegend() }
            Spacer(minLength: 0)
        } else {
            TransportBar(model: model)
        }
    }

    /// The title without a take. A measured curve has a release in place of live input.
    private var liveTitle: String {
        guard let event = model.lab.measured.release?.events.first, case .fling(let velocity) = event.intent else {
            return "Live, the last 10 s"
        }
        return "Released at \(PlotNumber.text(velocity.y, decimals: 0)) pt/s"
    }

    private var hint: some View {
        Text("Curves need a higher window").foregroundStyle(Palette.secondary).fixedSize().id("dock-hint")
    }

    @ViewBuilder private var controls: some View {
        SegmentedPicker(selection: content, options: Self.contents).id("dock-content")
        Button("Fit") { model.lab.dock.shown = nil }
            .buttonStyle(BarButtonStyle())
            .disabled(model.lab.dock.shown == nil)
            .id("dock-fit")
        Menu("Save") {
            Button("Picture (PNG)") { model.onSaveCurves(.png) }.id("dock-save-png")
            Button("Drawing (SVG)") { model.onSaveCurves(.svg) }.id("dock-save-svg")
            Button("Copy as CSV") { model.copyCurves() }.id("dock-copy-csv")
            Button("Page to feel (HTML)") { model.onSavePage() }.id("dock-save-page")
            Button("Report (HTML)") { model.onSaveReport() }.disabled(model.lab.recording == nil).id("dock-save-report")
        }
        .buttonStyle(BarButtonStyle())
        .disabled(!model.hasCurves)
        .id("dock-save")
    }

    private var content: Binding<PlotContent> {
        Binding(get: { model.lab.dock.content }, set: { model.lab.dock.content = $0 })
    }

    private static let contents: [SegmentedPicker<PlotContent>.Option] = [
        .init(value: .position, title: "Position"), .init(value: .velocity, title: "Velocity"),
        .init(value: .both, title: "Both"), .init(value: .all, title: "All"),
    ]
}

/// The legend of A and B for live curves.
private struct LiveLegend: View {
    private static let entries = TuningSide.allCases.map {
        PlotLegend(label: $0.rawValue, isDashed: $0 == .b, isCompared: true)
    }

    var body: some View {
        HStack(spacing: 12) {
            ForEach(Self.entries, id: \.label) { entry in
                HStack(spacing: 6) {
                    LegendLine(entry: entry)
                    Text(entry.label).font(TypeScale.controlStrong).foregroundStyle(entry.ink.color)
                }
            }
        }
        .fixedSize()
        .id("live-legend")
    }
}
