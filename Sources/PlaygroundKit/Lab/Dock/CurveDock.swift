import ScrollAnalysis
import ScrollUI

/// The dock under the stage: the curves and numbers of the chosen gesture, or of the live input.
struct CurveDock: View {
    let model: PlaygroundModel

    var body: some View {
        VStack(spacing: 0) {
            DockEdge(model: model)
            DockBar(model: model)
            if !model.regions.isDockFolded { DockCurves(model: model) }
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
        .background(Palette.side)
        .id("dock")
    }
}

/// Curves and numbers side by side.
private struct DockCurves: View {
    let model: PlaygroundModel

    /// The minimum width of a take's curves beside a table, in points.
    private static let leastPlot = 320.0
    /// The minimum width of live curves, in points. A gesture fills only a part of their ten seconds.
    private static let leastLivePlot = 560.0

    var body: some View {
        let (recording, curves) = (model.plotted, model.curves)
        VStack(spacing: 0) {
            if let curve = model.lab.measured.curve {
                MeasuredBar(model: model, curve: curve, residual: CurveResidual(curves, of: 0))
            }
            plots(recording, curves)
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .onChange(of: recording) { model.lab.dock.shown = nil }
    }

    private func plots(_ recording: Recording?, _ curves: CurveData) -> some View {
        HStack(alignment: .top, spacing: 0) {
            if model.hasCurves {
                VStack(spacing: 0) {
                    CurvePlot(model: model, data: curves)
                    if model.showsResidual {
                        let range = PlotRange(
                            whole: curves.start...max(curves.start, curves.end), shown: model.lab.dock.shown)
                        ResidualPlot(residual: CurveResidual(curves, of: 0), range: range)
                    }
                }
            } else {
                Text("Curves of your scrolling are drawn here.")
                    .foregroundStyle(Palette.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            if let recording {
                table(recording, curves)
            } else {
                liveTable
            }
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    }

    /// The table of numbers; empty if the curves need the space.
    @ViewBuilder private func table(_ recording: Recording, _ curves: CurveData) -> some View {
        let tunings = model.tunings(for: recording)
        let width = NumbersTable.width(tunings.count, isComparison: curves.isComparison)
        if model.regions.stage.width >= width + Self.leastPlot {
            NumbersTable(
                legend: curves.legend, labels: tunings.map(\.label),
                numbers: model.lab.dock.numbers(of: recording, tunings), frames: model.lab.chosenTake?.frames
            )
            .frame(width: width)
        }
    }

    /// The frame numbers of the last live gesture. Their space is reserved before the first gesture, so that the curves
    /// keep their width.
    @ViewBuilder private var liveTable: some View {
        let width = NumbersTable.width(1, isComparison: false)
        if model.hasCurves, model.regions.stage.width >= width + Self.leastLivePlot {
            Group {
                if let frames = model.lab.frames {
                    NumbersTable(legend: [], labels: [], numbers: [], frames: frames)
                } else {
                    Color.clear
                }
            }
            .frame(width: width)
        }
    }
}

/// The upper edge, which resizes the dock.
private struct DockEdge: View {
    let model: PlaygroundModel
    @State private var isFocused = false
    /// The height at the start of the drag.
    @State private var start: Double?

    /// The step of an arrow key, in points.
    private static let step = 16.0

    var body: some View {
        Hairline()
            .overlay {
                Color.clear.frame(height: 9).contentShape(Rectangle())
                    .pointerStyle(.resizeVertical)
                    .gesture(drag)
                    .keyboardInput(showingFocus: $isFocused, press)
                    .overlay { Palette.accent.frame(height: 2).opacity(isFocused ? 1 : 0).allowsHitTesting(false) }
                    .id("dock-edge")
            }
            .zIndex(1)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { drag in
                let start = self.start ?? model.regions.dockHeight
                self.start = start
                resize(to: start - drag.translation.height)
            }
            .onEnded { _ in start = nil }
    }

    private func resize(to height: Double) {
        guard !model.regions.isDockFolded else { return }
        let regions = WindowRegions(size: model.windowSize, dock: height)
        model.lab.dock.height = regions.dockHeight
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty, key == .up || key == .down else { return false }
        resize(to: model.regions.dockHeight + (key == .up ? Self.step : -Self.step))
        return true
    }
}
