import Drawing
import Foundation

/// The choices of a picker, with their layout, drawing and selection.
final class PickerNode: Node {
    enum Form {
        /// Side by side in a groove.
        case segments
        /// In a column, with a mark behind the selected choice.
        case rows
        /// In a column as rows of a list: as wide as the proposed width, with lines between them.
        case list
        /// In a column, each with a radio button.
        case radios
        /// Side by side, each with a radio button.
        case radioRow
        /// Only the selected choice, in the space that the largest needs.
        case chosen
    }

    private let form: Form
    private let object = Responder()
    private var isChosen: (AnyHashable) -> Bool = { _ in false }
    private var choose: (AnyHashable) -> Void = { _ in }
    private var isEnabled = true
    private var hovered: Int?
    /// The plate of each choice, in the node's own space.
    private var plates: [CGRect] = []

    /// The space between a plate's edge and its choice, in points.
    private static let segmentPadding = CGSize(width: 11, height: 4)
    private static let rowPadding = CGSize(width: 10, height: 4)
    private static let radioPadding = CGSize(width: 0, height: 4)
    /// The inset of the rows of a page, which are not in a list.
    private static let pageInset: CGFloat = 12
    private static let groove: CGFloat = 2
    /// The space beside a row's choice for the mark, in points.
    private static let markWidth: CGFloat = 22
    private static let radio: CGFloat = 14
    /// The space between choices side by side, in points.
    private static let radioGap: CGFloat = 16

    init(_ form: Form, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.form = form
        super.init(graph: graph, parent: parent, scope: scope)
    }

    func assign<Content: View>(_ view: PickerList<Content>) {
        isChosen = view.isChosen
        choose = view.choose
        isEnabled = view.isEnabled
        object.handlers = Responder.Handlers(
            hover: { [weak self] in if !$0 { self?.hover(nil) } },
            hoverMove: { [weak self] in self?.hover(self?.index(at: $0.convertFromWindow($1))) },
            tap: { [weak self] _, location in self?.tap(location) },
            key: { [weak self] in self?.press($0, $1) ?? false }, focus: view.focus, isFocusable: view.isEnabled,
            pointerStyle: .link)
        drawingDidChange()
    }

    override var isReusable: Bool { false }
    override var responder: Responder? { form == .chosen || !isEnabled ? nil : object }

    // MARK: Choosing

    private var chosen: Int? {
        items.firstIndex { item in item.pickerTag(below: self).map(isChosen) ?? false }
    }

    private func choose(_ index: Int) {
        guard items.indices.contains(index), let tag = items[index].pickerTag(below: self) else { return }
        choose(tag)
    }

    private func tap(_ location: CGPoint) {
        if let index = index(at: location) { choose(index) }
    }

    private func index(at location: CGPoint) -> Int? {
        plates.firstIndex { $0.includes(location) }
    }

    private var hasRadios: Bool { form == .radios || form == .radioRow }
    private var hasRows: Bool { form == .rows || form == .list || hasRadios }
    private var container: (any RowContainer)? { EnvironmentValues(scope: scope, reader: self).rowContainer }

    private func hover(_ index: Int?) {
        guard index != hovered else { return }
        hovered = index
        drawingDidChange()
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty, !items.isEmpty else { return false }
        let now = chosen ?? -1
        let isMirrored = scope.isRightToLeft
        switch key {
        case .up, isMirrored ? .right : .left: choose(max(now - 1, 0))
        case .down, isMirrored ? .left : .right: choose(min(now + 1, items.count - 1))
        case .home: choose(0)
        case .end: choose(items.count - 1)
        default: return false
        }
        return true
    }

    // MARK: Layout

    private var padding: CGSize {
        switch form {
        case .segments: Self.segmentPadding
        case .rows: Self.rowPadding
        case .list: CGSize(width: 0, height: container?.rowInsets.top ?? Self.pageInset)
        case .radios, .radioRow: Self.radioPadding
        case .chosen: .zero
        }
    }

    /// The size of the largest choice, with its padding.
    private var plateSize: CGSize {
        var size = CGSize.zero
        for item in items {
            let wanted = item.measure(.unspecified)
            size = CGSize(width: max(size.width, wanted.width), height: max(size.height, wanted.height))
        }
        let mark = hasRows ? Self.markWidth : 0
        return CGSize(width: size.width + 2 * padding.width + mark, height: size.height + 2 * padding.height)
    }

    /// Returns the width of a choice's plate beside others.
    private func width(of item: Node) -> CGFloat {
        item.measure(.unspecified).width + 2 * padding.width + (hasRows ? Self.markWidth : 0)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let plate = plateSize
        switch form {
        case .chosen: return plate
        case .rows, .radios: return CGSize(width: plate.width, height: plate.height * CGFloat(items.count))
        case .list:
            let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? plate.width
            return CGSize(width: width, height: plate.height * CGFloat(items.count))
        case .radioRow:
            let gaps = Self.radioGap * CGFloat(max(items.count - 1, 0))
            return CGSize(width: items.map(width).reduce(0, +) + gaps, height: plate.height)
        case .segments:
            return CGSize(
                width: items.map(width).reduce(0, +) + 2 * Self.groove, height: plate.height + 2 * Self.groove)
        }
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        let height = plateSize.height
        var origin = form == .segments ? CGPoint(x: Self.groove, y: Self.groove) : .zero
        plates.removeAll(keepingCapacity: true)
        for item in items {
            let size = item.measure(.unspecified)
            let width = form == .segments || form == .radioRow ? width(of: item) : frame.width
            let plate = CGRect(origin: origin, size: CGSize(width: width, height: height))
            plates.append(mirrored(plate))
            let mark = hasRadios ? Self.markWidth : 0
            item.place(
                at: CGPoint(x: plate.minX + padding.width + mark, y: plate.midY - size.height / 2),
                proposal: .unspecified)
            switch form {
            case .segments: origin.x += width
            case .radioRow: origin.x += width + Self.radioGap
            case .rows, .list, .radios: origin.y += height
            case .chosen: break
            }
        }
    }

    /// Returns the rectangle for drawing and hits, from one measured from the leading edge as items are placed.
    private func mirrored(_ rect: CGRect) -> CGRect {
        scope.isRightToLeft ? rect.offsetBy(dx: frame.width - rect.minX - rect.maxX, dy: 0) : rect
    }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard !hasRows, let item = items.first else { return nil }
        let top = (size.height - item.measure(.unspecified).height) / 2
        return item.explicitAlignment(guide, in: item.measure(.unspecified)).map { $0 + top }
    }

    // MARK: Drawing and hits

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { frameInkBounds(margin: form == .list ? Self.overhang : 0) }
    /// The extent in points of lines and highlighted rows of a list beyond the choices.
    private static let overhang: CGFloat = 20

    override func paint(into painter: Painter) {
        let chosen = chosen
        if form == .chosen {
            if let chosen { painter.paint(items[chosen]) }
            return
        }
        let scheme = environment(ColorSchemeKey.self)
        if form == .segments {
            fill(CGRect(origin: .zero, size: frame.size), 8, ControlPalette.well, scheme, painter)
        }
        for (index, item) in items.enumerated() where plates.indices.contains(index) {
            paintPlate(index, isChosen: index == chosen, scheme, painter)
            painter.group(opacity: index == chosen || hasRows || index == hovered ? 1 : 0.72) {
                painter.paint(item)
            }
        }
    }

    private func paintPlate(_ index: Int, isChosen: Bool, _ scheme: ColorScheme, _ painter: Painter) {
        let plate = plates[index]
        switch form {
        case .segments: if isChosen { fill(plate, 6, ControlPalette.raised, scheme, painter) }
        case .rows, .list:
            let lit = form == .list ? plate.insetBy(dx: -8, dy: 1) : plate
            if index == hovered { fill(lit, 5, ControlPalette.fillHovered, scheme, painter) }
            if form == .list { paintLine(above: index, scheme, painter) }
            if isChosen { paintCheckmark(in: plate, scheme, painter) }
        case .radios, .radioRow: paintRadio(beside: plate, isChosen: isChosen, index == hovered, scheme, painter)
        case .chosen: break
        }
    }

    private var tint: Color { EnvironmentValues(scope: scope, reader: self).tint ?? .accentColor }

    private func paintCheckmark(in plate: CGRect, _ scheme: ColorScheme, _ painter: Painter) {
        let isMirrored = scope.isRightToLeft
        let x = isMirrored ? plate.minX + padding.width : plate.maxX - padding.width - 11
        let start = CGPoint(x: painter.origin.x + x, y: painter.origin.y + plate.midY)
        let path = Path { path in
            path.move(to: CGPoint(x: start.x, y: start.y + 0.5))
            path.addLine(to: CGPoint(x: start.x + 3.5, y: start.y + 4))
            path.addLine(to: CGPoint(x: start.x + 10.5, y: start.y - 4.5))
        }
        let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round).line
        painter.fill(
            .path(VectorPath(path.elements, line: line), origin: .zero), .color(tint.components(in: scheme)), in: plate)
    }

    private func paintRadio(
        beside plate: CGRect, isChosen: Bool, _ isLit: Bool, _ scheme: ColorScheme, _ painter: Painter
    ) {
        let side = Self.radio
        let x = scope.isRightToLeft ? plate.maxX - side : plate.minX
        let circle = CGRect(x: x, y: plate.midY - side / 2, width: side, height: side)
        let ground = isLit ? ControlPalette.fillHovered : ControlPalette.panel
        fill(circle, side / 2, isChosen ? tint : ground, scheme, painter)
        if isChosen { return fill(circle.insetBy(dx: 4, dy: 4), side / 2 - 4, .white, scheme, painter) }
        let edge = circle.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        painter.draw(
            .roundedRect(Rect(edge), radius: side / 2), lineWidth: 1,
            PixelColor(ControlPalette.edge.components(in: scheme)))
    }

    /// Draws a line as in a list: one pixel high, from the start of the rows' content to the side.
    private func paintLine(above index: Int, _ scheme: ColorScheme, _ painter: Painter) {
        guard index > 0 || !EnvironmentValues(scope: scope, reader: self).hidesLabels else { return }
        let pixel = 1 / max(painter.scale, 1)
        let over = container?.hasCards == true ? container?.rowInsets.trailing ?? 0 : 0
        let line = CGRect(x: 0, y: plates[index].minY - pixel, width: frame.width + over, height: pixel)
        fill(mirrored(line), 0, ControlPalette.rowLine, scheme, painter)
    }

    private func fill(_ rect: CGRect, _ radius: Double, _ color: Color, _ scheme: ColorScheme, _ painter: Painter) {
        let area = rect.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        let outline: Outline = radius > 0 ? .roundedRect(Rect(area), radius: radius) : .rect(Rect(area))
        painter.draw(outline, lineWidth: nil, PixelColor(color.components(in: scheme)))
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard CGRect(origin: .zero, size: frame.size).includes(point) else { return false }
        path.append(self)
        return true
    }
}
