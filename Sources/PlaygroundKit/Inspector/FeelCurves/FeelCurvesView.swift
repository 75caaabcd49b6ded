import ScrollAnalysis
import ScrollPhysics
import ScrollUI

/// The small curves of a group of numbers, side by side: A solid, B dashed.
struct FeelCurvesView: View {
    let group: TuningGroup
    let model: PlaygroundModel
    @Binding var heldFeel: ScrollFeel?

    var body: some View {
        let curves = FeelCurve.curves(of: group.title)
        if !curves.isEmpty {
            HStack(spacing: 8) {
                ForEach(curves) { FeelCurveView(curve: $0, model: model, heldFeel: $heldFeel) }
            }
            .frame(height: FeelCurveView.height)
            .padding(.top, 6)
            .padding(.bottom, 4)
        }
    }
}

/// One small curve. Dragging it horizontally or vertically, or pressing arrow keys, changes its numbers.
struct FeelCurveView: View {
    let curve: FeelCurve
    let model: PlaygroundModel
    @Binding var heldFeel: ScrollFeel?
    @State private var drag: FeelCurveDrag?
    @State private var isFocused = false
    @State private var isHovered = false
    /// Ends with the drag, also when it is cancelled.
    @GestureState private var isDragged = false

    /// In points.
    static let height = 66.0
    private static let inset = EdgeInsets(top: 18, leading: 6, bottom: 7, trailing: 6)

    var body: some View {
        let speed = model.inspector.flingSpeed
        let plot = FeelCurvePlot(curve, model.tuning, speed: speed)
        ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 6).fill(Palette.background)
            ForEach(plot.lines, id: \.side) { FeelCurveLine(line: $0).padding(Self.inset) }
            HStack(spacing: 4) {
                Text(curve.title(speed: speed)).foregroundStyle(Palette.secondary)
                Spacer(minLength: 0)
                Text(plot.summary).foregroundStyle(isHovered || isDragged ? Palette.text : Palette.secondary)
            }
            .font(TypeScale.hint)
            .lineLimit(1)
            .padding(EdgeInsets(top: 2, leading: 6, bottom: 0, trailing: 6))
        }
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Palette.line, lineWidth: 1) }
        .contentShape(Rectangle())
        .onHover { isHovered = $0 }
        .gesture(
            DragGesture(minimumDistance: FeelCurveDrag.slop)
                .updating($isDragged) { _, isDragged, _ in isDragged = true }
                .onChanged(follow)
        )
        .onChange(of: isDragged) {
            if !isDragged { drag = nil }
            // During a drag no row appears or disappears.
            heldFeel = isDragged ? model.tuning.feel : nil
        }
        .keyboardInput(showingFocus: $isFocused, press)
        .focusOutline(isFocused, cornerRadius: 8)
        .id("curve \(curve.id)")
    }

    private func follow(_ value: DragGesture.Value) {
        let (x, y) = (value.translation.width, value.translation.height)
        var next = drag ?? begin(x, y)
        next.move(x: x, y: y, value.modifiers, model)
        drag = next
    }

    private func begin(_ x: Double, _ y: Double) -> FeelCurveDrag {
        FeelCurveDrag(curve, model.tuning, speed: model.inspector.flingSpeed, x: x, y: y)
    }

    /// Moves the curve with the arrow keys as a drag of a few points does, with the same modifiers.
    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isSubset(of: [.shift, .option]) else { return false }
        let step = 4.0
        switch key {
        case .left: move(-step, 0, modifiers)
        case .right: move(step, 0, modifiers)
        case .up: move(0, -step, modifiers)
        case .down: move(0, step, modifiers)
        default: return false
        }
        return true
    }

    private func move(_ x: Double, _ y: Double, _ modifiers: InputEvent.Modifiers) {
        var drag = begin(x, y)
        drag.move(x: x, y: y, modifiers, model)
    }
}

/// A line through the heights of a curve.
private struct FeelCurveLine: View {
    let line: FeelCurvePlot.Line

    var body: some View {
        SmallCurve(values: line.values)
            .stroke(
                Palette.tuning(line.side),
                style: StrokeStyle(
                    lineWidth: 1.5, lineCap: line.side == .a ? .round : .butt, lineJoin: .round,
                    dash: line.side == .a ? [] : [4, 3]))
    }
}
