import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// The controls of a row while its list is edited: a delete sign and a move handle.
struct ListEditControls: OptionSet {
    let rawValue: Int
    static let delete = ListEditControls(rawValue: 1)
    static let move = ListEditControls(rawValue: 2)

    /// The width of each control, in points.
    static let width: CGFloat = 38

    init(rawValue: Int) { self.rawValue = rawValue }

    /// The controls of the row whose first view is `content`.
    @MainActor
    init(of content: Node) {
        self = []
        func isForbidden(_ permission: Any.Type) -> Bool {
            content.layoutValue(ObjectIdentifier(permission)) as? Bool ?? false
        }
        if content.editActions(\.delete) != nil, !isForbidden(EditPermission.Delete.self) { insert(.delete) }
        if content.editActions(\.move) != nil, !isForbidden(EditPermission.Move.self) { insert(.move) }
    }

    /// Draws the controls in a row of `size`; `margin` is the horizontal margin of the list.
    @MainActor
    func paint(in size: CGSize, margin: CGFloat, of node: Node, into painter: Painter) {
        let isMirrored = node.scope.isRightToLeft
        let scheme = node.environment(ColorSchemeKey.self)
        func fill(_ rect: CGRect, round: Bool, _ color: Color) {
            var rect = rect.offsetBy(dx: 0, dy: size.height / 2)
            if isMirrored { rect.origin.x = size.width - rect.maxX }
            let area = Rect(rect.offsetBy(dx: painter.origin.x, dy: painter.origin.y))
            painter.draw(
                round ? .ellipse(area) : .roundedRect(area, radius: 1), lineWidth: nil,
                PixelColor(color.components(in: scheme)))
        }
        if contains(.delete) {
            let start = margin + 14
            fill(CGRect(x: start, y: -11, width: 22, height: 22), round: true, ControlPalette.destructiveFill)
            fill(CGRect(x: start + 6, y: -1, width: 10, height: 2), round: false, .white)
        }
        if contains(.move) {
            let start = size.width - margin - 14 - 18
            for line in -1...1 {
                fill(CGRect(x: start, y: CGFloat(line) * 6 - 1, width: 18, height: 2), round: false, .secondary)
            }
        }
    }
}

extension ListDecoration {
    /// Returns the edit control of the row at a location in the stack's space; empty if there is none.
    func editControl(at location: CGPoint, ofItem item: Int) -> ListEditControls {
        guard look.isEditing else { return [] }
        let fromLeft = location.x - look.margin
        let fromRight = stack.frame.width - look.margin - location.x
        let (lead, trail) = stack.scope.isRightToLeft ? (fromRight, fromLeft) : (fromLeft, fromRight)
        if lead < ListEditControls.width + 8, canDelete(item) { return .delete }
        if trail < ListEditControls.width + 8, canMove(item) { return .move }
        return []
    }
}
