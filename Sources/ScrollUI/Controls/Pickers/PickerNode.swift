import Drawing
import Foundation

/// The choices of a picker: laid out, painted with what shows the chosen one, and chosen from.
final class PickerNode: Node {
    enum Form {
        /// Side by side in a groove.
        case segments
        /// Below each other, with a mark.
        case rows
        /// The same side by side.
        case row
        /// The same in a menu: arrow keys go along, Return or Space chooses.
        case menuRows
        /// The chosen one alone, in the space that the largest needs.
        case chosen
    }

    private let form: Form
    private let object = Responder()
    private var isChosen: (AnyHashable) -> Bool = { _ in false }
    private var choose: (AnyHashable) -> Void = { _ in }
    private var isEnabled = true
    private var hovered: Int?
    /// Each choice's plate, in the node's own space.
    private var plates: [CGRect] = []

    /// Points between a plate's edge and its choice.
    private static let segmentPadding = CGSize(width: 11, height: 4)
    private static let rowPadding = CGSize(width: 10, height: 4)
    private static let groove: CGFloat = 2
    /// Points before a row's choice, for the mark.
    private static let markWidth: CGFloat = 18

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
        graph.setNeedsPaint()
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
        plates.firstIndex { $0.contains(location) }
    }

    private var hasRows: Bool { form == .rows || form == .row || form == .menuRows }

    private func hover(_ index: Int?) {
        guard index != hovered else { return }
        hovered = index
        graph.setNeedsPaint()
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty, !items.isEmpty else { return false }
        let isMenu = form == .menuRows
        let now = (isMenu ? hovered : nil) ?? chosen ?? -1
        let go = isMenu ? hover : choose
        switch key {
        case .left, .up: go(max(now - 1, 0))
        case .right, .down: go(min(now + 1, items.count - 1))
        case .home: go(0)
        case .end: go(items.count - 1)
        case .return where isMenu, .space where isMenu: choose(now)
        default: return false
        }
        return true
    }

    // MARK: Layout

    private var padding: CGSize {
        switch form {
        case .segments: Self.segmentPadding
        case .rows, .row, .menuRows: Self.rowPadding
        case .chosen: .zero
        }
    }

    /// Of the largest choice, with its padding.
    private var plateSize: CGSize {
        var size = CGSize.zero
        for item in items {
            let wanted = item.measure(.unspecified)
            size = CGSize(width: max(size.width, wanted.width), height: max(size.height, wanted.height))
        }
        let mark = hasRows ? Self.markWidth : 0
        return CGSize(width: size.width + 2 * padding.width + mark, height: size.height + 2 * padding.height)
    }

    /// Of the plate of a choice that stands beside others.
    private func width(of item: Node) -> CGFloat {
        item.measure(.unspecified).width + 2 * padding.width + (hasRows ? Self.markWidth : 0)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let plate = plateSize
        switch form {
        case .chosen: return plate
        case .rows, .menuRows: return CGSize(width: plate.width, height: plate.height * CGFloat(items.count))
        case .row: return CGSize(width: items.map(width).reduce(0, +), height: plate.height)
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
            let width = form == .segments || form == .row ? width(of: item) : frame.width
            let plate = CGRect(origin: origin, size: CGSize(width: width, height: height))
            plates.append(plate)
            let mark = hasRows ? Self.markWidth : 0
            item.place(
                at: CGPoint(x: plate.minX + padding.width + mark, y: plate.midY - size.height / 2),
                proposal: .unspecified)
            switch form {
            case .segments, .row: origin.x += width
            case .rows, .menuRows: origin.y += height
            case .chosen: break
            }
        }
    }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard !hasRows, let item = items.first else { return nil }
        let top = (size.height - item.measure(.unspecified).height) / 2
        return item.explicitAlignment(guide, in: item.measure(.unspecified)).map { $0 + top }
    }

    // MARK: Drawing and hits

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { frameInkBounds() }

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
        case .rows, .row, .menuRows:
            if index == hovered { fill(plate, 5, ControlPalette.fillHovered, scheme, painter) }
            if isChosen {
                let dot = CGRect(x: plate.minX + 9, y: plate.midY - 3, width: 6, height: 6)
                fill(dot, 3, Color.accentColor, scheme, painter)
            }
        case .chosen: break
        }
    }

    private func fill(_ rect: CGRect, _ radius: Double, _ color: Color, _ scheme: ColorScheme, _ painter: Painter) {
        let area = rect.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        painter.draw(
            .roundedRect(Rect(area), radius: radius), lineWidth: nil, PixelColor(color.components(in: scheme)))
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
        path.append(self)
        return true
    }
}
