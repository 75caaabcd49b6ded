import Drawing
import Foundation

/// The node of a text: its lines for the last width, and its colour on the way to its goal.
final class TextNode: Node {
    private var text = Text(verbatim: "")
    private var paragraph: TextParagraph
    private var color: AnimatedVector?
    private var ink = TextInk(color: .black)
    private var otherInks: [TextInk] = []

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        paragraph = TextParagraph(measurer: graph.text, cache: graph.brokenTexts)
        super.init(graph: graph, parent: parent, scope: scope)
    }

    func assign(_ text: Text) {
        self.text = text
        resolve()
    }

    override func environmentDidChange() { resolve() }
    override func beginAnew() { color = nil }

    private func resolve() {
        let environment = EnvironmentValues(scope: scope, reader: self)
        if paragraph.set(text.content(in: environment), TextSettings(environment)) {
            setNeedsMeasuring()
            setNeedsPaint()
        }
        let color = text.first.color(in: environment)
        setInks(text.first.ink(PixelColor(color), in: environment), text.otherInks(in: environment))
        setColor(color)
    }

    private func setInks(_ ink: TextInk, _ others: [TextInk]) {
        guard ink != self.ink || others != otherInks else { return }
        self.ink = ink
        otherInks = others
        setNeedsPaint()
    }

    private func setColor(_ goal: SIMD4<Double>) {
        guard color?.target != goal else { return }
        setNeedsPaint()
        if color == nil { color = AnimatedVector(goal) }
        color?.set(goal, in: graph)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        paragraph.size(for: proposal)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        paragraph.setLines(for: proposal)
    }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        paragraph.baseline(guide, height: size.height)
    }

    override var ownInkBounds: InkBounds { frameInkBounds(margin: paragraph.overhang) }

    override func paint(into painter: Painter) {
        guard let color else { return }
        var ink = self.ink
        ink.color = PixelColor(color.value(at: graph.time))
        paragraph.paint(into: painter, width: frame.width, ink, others: otherInks)
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
        path.append(self)
        return true
    }
}
