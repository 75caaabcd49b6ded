import ScrollUI

/// The curves of a gesture, with their interaction.
struct CurvePlot: View {
    let model: PlaygroundModel
    let data: CurveData
    /// The padding around the curves, in points.
    static let padding = 4.0

    @State private var isFocused = false
    @State private var hold: Hold?

    /// The part that a press holds. A cancelled press has no end, so the part is stored with the start of its press.
    private struct Hold: Equatable {
        let start: CGPoint
        var grip: PlotGestures.Grip
    }

    var body: some View {
        let dock = model.lab.dock
        GeometryReader { proxy in
            let layout = PlotLayout(size: proxy.size, count: dock.content.quantities.count)
            let gestures = PlotGestures(model: model, data: data, layout: layout)
            ZStack(alignment: .topLeading) {
                PlotCanvas(data: data, content: dock.content, shown: dock.shown)
                PlotOverlay(model: model, data: data, layout: layout).allowsHitTesting(false)
            }
            .contentShape(Rectangle())
            .gesture(drag(gestures))
            .simultaneousGesture(TapGesture(count: 2).onEnded { gestures.fit() })
            .onContinuousHover { hover($0) }
            .wheelInput { gestures.turn($0, at: $1) }
            .keyboardInput(showingFocus: $isFocused, gestures.press)
        }
        .focusOutline(isFocused, cornerRadius: 8)
        .padding(Self.padding)
        .id("curves")
    }

    private func drag(_ gestures: PlotGestures) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { drag in
                var hold = held(by: drag, gestures)
                gestures.drag(&hold.grip, from: drag.startLocation, to: drag.location)
                if self.hold != hold { self.hold = hold }
            }
            .onEnded { drag in
                gestures.end(held(by: drag, gestures).grip, at: drag.location)
                hold = nil
            }
    }

    private func held(by drag: DragGesture.Value, _ gestures: PlotGestures) -> Hold {
        if let hold, hold.start == drag.startLocation { return hold }
        return Hold(start: drag.startLocation, grip: gestures.grip(at: drag.startLocation))
    }

    private func hover(_ phase: HoverPhase) {
        switch phase {
        case .active(let location): model.lab.dock.pointer = location
        case .ended: model.lab.dock.pointer = nil
        }
    }
}

/// The curves alone. They are drawn again when their data, range or size changes.
struct PlotCanvas: View {
    let data: CurveData
    let content: PlotContent
    let shown: ClosedRange<Double>?
    @Environment(\.displayScale) private var scale
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var typeSize
    @State private var labels = PlotLabels()

    var body: some View {
        let range = PlotRange(whole: data.start...max(data.start, data.end), shown: shown)
        let pixel = 1 / max(scale, 1)
        let look = PlotLabels.Look(colorScheme: colorScheme, scale: scale, typeSize: typeSize)
        Canvas { [labels] context, size in
            labels.begin(look)
            PlotPainter(data, content, range, size: size, pixel: pixel, isPanned: true)
                .picture.draw(in: context, labels)
        }
    }
}

extension PlotPicture {
    /// Draws all elements in the window's colours, with the text cache `labels`.
    @MainActor func draw(in context: GraphicsContext, _ labels: PlotLabels = PlotLabels()) {
        var shadings: [PlotInk: GraphicsContext.Shading] = [:]
        func shading(_ ink: PlotInk) -> GraphicsContext.Shading {
            if let known = shadings[ink] { return known }
            let new = context.resolve(.color(ink.color))
            shadings[ink] = new
            return new
        }
        for element in elements {
            switch element {
            case .rect(let rect, let ink): context.fill(Path(rect), with: shading(ink))
            case .line(let points, let ink, let width, let dash):
                context.draw(points, at: points.first ?? .zero, with: shading(ink), width, dash)
            case .piece(let piece, let ink, let width, let dash):
                var cut = context
                cut.clip(to: Path(piece.frame))
                cut.translateBy(x: piece.origin.x, y: piece.origin.y)
                for line in piece.lines {
                    cut.draw(line.points, at: .zero, with: shading(ink), width, dash, phase: line.dashPhase)
                }
            case .text(let text, let point, let ink, let anchor):
                context.draw(labels.text(text, ink, in: context), onWholePointsAt: point, anchor: anchor.unitPoint)
            }
        }
    }
}

extension GraphicsContext {
    /// Draws a line whose points are relative to `origin`: lines that are equal but for their position share their
    /// drawing.
    fileprivate func draw(
        _ points: [CGPoint], at origin: CGPoint, with shading: Shading, _ width: Double, _ dash: [Double],
        phase: Double = 0
    ) {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) })
        var moved = self
        moved.translateBy(x: origin.x, y: origin.y)
        let style = StrokeStyle(lineWidth: width, lineJoin: .bevel, dash: dash.map { CGFloat($0) }, dashPhase: phase)
        moved.stroke(path, with: shading, style: style)
    }

    /// Draws text at whole points, since text between two pixels is blurred.
    func draw(_ text: ResolvedText, onWholePointsAt point: CGPoint, anchor: UnitPoint) {
        let available = CGSize(width: 10_000, height: 100)
        let size = text.measure(in: available)
        let x = (point.x - size.width * anchor.x).rounded()
        let y = (point.y - size.height * anchor.y).rounded()
        draw(text, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
}

extension PlotAnchor {
    fileprivate var unitPoint: UnitPoint {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
