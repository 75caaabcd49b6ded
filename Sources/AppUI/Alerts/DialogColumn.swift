import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// Lays out the content of a dialog: fields, then the buttons in a column, or two short buttons of an alert side by
/// side. The cancel button is last in a column and first side by side.
final class DialogColumnNode: Node {
    private var isAlert = true
    private var plates: [CGRect] = []
    private var lines: [CGRect] = []
    private let object = Responder()

    /// The space between fields and around them, in points.
    private static let fieldGap: CGFloat = 8
    private static let fieldMargin: CGFloat = 16
    /// The space between the plate of the actions and the plate of the cancel button, in points.
    private static let plateGap: CGFloat = 8
    private static let radius: Double = 14

    func assign(isAlert: Bool) {
        self.isAlert = isAlert
        object.handlers.shortcut = Responder.Shortcut(shortcut: .cancelAction) { [weak self] in self?.pressOnlyButton()
        }
    }

    override var isReusable: Bool { false }

    // MARK: Parts

    private func part(_ item: Node) -> ActionPart {
        item.layoutValue(ObjectIdentifier(ActionPart.self)) as? ActionPart ?? .view
    }

    private struct Parts {
        var fields: [Node] = []
        var heading: Node?
        var buttons: [Node] = []
        var leaving: Node?
        var unused: Node?
    }

    private var parts: Parts {
        var parts = Parts()
        var standard: Node?
        for item in items {
            switch part(item) {
            case .view: parts.fields.append(item)
            case .heading: parts.heading = item
            case .button: parts.buttons.append(item)
            case .cancel: if parts.leaving == nil { parts.leaving = item } else { parts.buttons.append(item) }
            case .standard: standard = item
            }
        }
        let needsStandard = parts.leaving == nil && (!isAlert || parts.buttons.isEmpty)
        if needsStandard { parts.leaving = standard } else { parts.unused = standard }
        return parts
    }

    /// Escape performs the only button of an alert, as it performs a cancel button.
    override var responder: Responder? {
        let parts = self.parts
        return parts.leaving == nil && parts.buttons.count == 1 ? object : nil
    }

    private func pressOnlyButton() { _ = parts.buttons.first?.pressFirstButton() }

    // MARK: Layout

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? 272
        return CGSize(width: width, height: lay(width) { _, _, _ in })
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        plates.removeAll()
        lines.removeAll()
        let parts = self.parts
        _ = lay(frame.width) { item, origin, offer in item.place(at: origin, proposal: offer) }
        for item in items { item.cover(item === parts.unused) }
    }

    /// Calls `put` for all parts from top to bottom, and returns their total height.
    private func lay(_ width: CGFloat, _ put: (Node, CGPoint, ProposedViewSize) -> Void) -> CGFloat {
        let parts = self.parts
        var y: CGFloat = 0
        for field in parts.fields {
            let offer = ProposedViewSize(width: width - 2 * Self.fieldMargin, height: nil)
            put(field, CGPoint(x: Self.fieldMargin, y: y), offer)
            y += field.measure(offer).height + Self.fieldGap
        }
        if !parts.fields.isEmpty { y += Self.fieldGap }
        if isAlert { return layAlert(parts, width, y, put) }
        return layDialog(parts, width, y, put)
    }

    private func layAlert(
        _ parts: Parts, _ width: CGFloat, _ top: CGFloat, _ put: (Node, CGPoint, ProposedViewSize) -> Void
    ) -> CGFloat {
        var y = top
        let both = [parts.leaving, parts.buttons.first].compactMap { $0 }
        let isBeside =
            parts.buttons.count + (parts.leaving == nil ? 0 : 1) == 2
            && (both + parts.buttons.dropFirst()).allSatisfy { $0.measure(.unspecified).width <= width / 2 }
        if isBeside {
            let pair = both.count == 2 ? both : Array(parts.buttons.prefix(2))
            let offer = ProposedViewSize(width: width / 2, height: nil)
            let height = pair.map { $0.measure(offer).height }.max() ?? 0
            for (index, button) in pair.enumerated() {
                put(button, CGPoint(x: CGFloat(index) * width / 2, y: y), offer)
            }
            addLine(CGRect(x: 0, y: y, width: width, height: 1))
            addLine(CGRect(x: width / 2, y: y, width: 1, height: height))
            return y + height
        }
        for button in parts.buttons + [parts.leaving].compactMap({ $0 }) {
            addLine(CGRect(x: 0, y: y, width: width, height: 1))
            y += row(button, y, width, put)
        }
        return y
    }

    private func layDialog(
        _ parts: Parts, _ width: CGFloat, _ top: CGFloat, _ put: (Node, CGPoint, ProposedViewSize) -> Void
    ) -> CGFloat {
        var y = top
        for (index, item) in ([parts.heading].compactMap { $0 } + parts.buttons).enumerated() {
            if index > 0 { addLine(CGRect(x: 0, y: y, width: width, height: 1)) }
            y += row(item, y, width, put)
        }
        if y > 0 { plates.append(CGRect(x: 0, y: 0, width: width, height: y)) }
        guard let leaving = parts.leaving else { return y }
        if y > 0 { y += Self.plateGap }
        let height = row(leaving, y, width, put)
        plates.append(CGRect(x: 0, y: y, width: width, height: height))
        return y + height
    }

    private func row(
        _ item: Node, _ y: CGFloat, _ width: CGFloat, _ put: (Node, CGPoint, ProposedViewSize) -> Void
    ) -> CGFloat {
        let offer = ProposedViewSize(width: width, height: nil)
        let size = item.measure(offer)
        put(item, CGPoint(x: (width - size.width) / 2, y: y), offer)
        return size.height
    }

    private func addLine(_ rect: CGRect) { lines.append(rect) }

    // MARK: Drawing and hits

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { .everywhere }

    override func paint(into painter: Painter) {
        let scheme = environment(ColorSchemeKey.self)
        let unused = parts.unused
        guard !plates.isEmpty else {
            paintItems(items.filter { $0 !== unused }, into: painter)
            return paintLines(scheme, into: painter)
        }
        for plate in plates {
            let area = plate.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
            let outline = Outline.roundedRect(Rect(area), radius: Self.radius)
            painter.draw(outline, lineWidth: nil, PixelColor(ControlPalette.sheet.components(in: scheme)))
            painter.clip(to: outline, bounds: area) {
                paintItems(items.filter { $0 !== unused && plate.includes($0.frame.center) }, into: painter)
            }
        }
        paintLines(scheme, into: painter)
    }

    private func paintItems(_ items: [Node], into painter: Painter) {
        for item in items { painter.paint(item) }
    }

    private func paintLines(_ scheme: ColorScheme, into painter: Painter) {
        let color = PixelColor(ControlPalette.line.components(in: scheme))
        for line in lines {
            painter.draw(
                .rect(Rect(line.offsetBy(dx: painter.origin.x, dy: painter.origin.y))), lineWidth: nil, color)
        }
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        path.append(self)
        let unused = parts.unused
        for item in items where item !== unused && item.hitTestInParent(point, path: &path) { return true }
        if CGRect(origin: .zero, size: frame.size).includes(point) { return true }
        path.removeLast()
        return false
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Node {
    /// Performs the first control that accepts Return.
    fileprivate func pressFirstButton() -> Bool {
        if responder?.handlers.key?(.return, []) == true { return true }
        return children.contains { $0.pressFirstButton() }
    }
}

struct DialogColumn<Content: View>: View {
    typealias Body = Never

    let isAlert: Bool
    @ViewBuilder let content: () -> Content

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(DialogColumnNode.self) { DialogColumnNode(graph: $0, parent: $1, scope: $2) }
        node.assign(isAlert: isAlert)
        NodeBuilder.fill(node, scope: builder.scope) { content()._lower(into: &$0) }
    }
}
