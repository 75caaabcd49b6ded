import ScrollAnalysis
import ScrollUI

/// Under the stage: how the chosen gesture moves, or what is being done now, as curves and numbers.
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

    /// Of the curves of a take beside a table, in points.
    private static let leastPlot = 320.0
    /// Of the live curves, of which a gesture takes only a part of the ten seconds.
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
                Text("What you scroll is drawn here.")
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

    /// Nothing where the curves need the room.
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

    /// How the last gesture was shown that was made on the live stage. It has its room before there was one, so that the curves
    /// keep theirs.
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

/// The upper edge, by which the dock is made higher or lower.
private struct DockEdge: View {
    let model: PlaygroundModel
    @State private var isFocused = false
    /// The height when the drag began.
    @State private var start: Double?

    /// Points that an arrow key moves it.
    private static let step = 16.0

    var body: some View {
        Hairline()
            .overlay {
                Color.clear.frame(height: 9).contentShape(Rectangle())
                    .pointerStyle(.resizeVertical)
                    .gesture(drag)
                    .keyboardInput(keyboard)
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

    private var keyboard: KeyboardHandlers {
        var handlers = KeyboardHandlers()
        handlers.focus = { isFocused = $0 && $1 }
        handlers.key = { key, modifiers in
            guard modifiers.isEmpty, key == .up || key == .down else { return false }
            resize(to: model.regions.dockHeight + (key == .up ? Self.step : -Self.step))
            return true
        }
        return handlers
    }
}
