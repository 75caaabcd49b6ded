import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// The drawing of a list, behind and between its rows.
extension ListDecoration {
    func paint(_ row: Node, into painter: Painter) {
        if gestures.swipe.row === row { gestures.swipe.paint(row, into: painter) } else { painter.paint(row) }
    }

    /// Paints the dragged row, and the insertion line of an external drag.
    func paintInFront(into painter: Painter) {
        gestures.carry.paint(into: painter)
        if takesDrops { insertion.paint(into: painter) }
    }

    private var scheme: ColorScheme { stack.environment(ColorSchemeKey.self) }

    /// Paints the backgrounds of sections and of selected rows.
    func paintBehind(into painter: Painter) {
        let scheme = scheme
        let radius = look.cardRadius ?? 0
        let hasInside = marks.contains { $0.isChosen || $0.hasGround }
        for card in cards {
            let card = clamped(card, painter)
            fill(card, radius, look.card, scheme, painter)
            guard radius > 0, hasInside else { continue }
            let area = card.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
            painter.clip(to: .roundedRect(Rect(area), radius: radius), bounds: area) {
                paintGrounds(in: card, painter)
                paintChosen(in: card, scheme, painter)
            }
        }
        if radius == 0 { paintChosen(in: .infinite, scheme, painter) }
    }

    /// Paints the custom backgrounds of rows, clipped to the rounded corners of the card.
    private func paintGrounds(in card: CGRect, _ painter: Painter) {
        for (mark, row) in zip(marks, stack.rows) where mark.hasGround && card.intersects(row.frame) {
            let origin = row.presentedFrame.origin
            painter.shift(by: CGSize(width: origin.x + gestures.shift(of: row), height: origin.y)) {
                for item in row is ElementNode ? row.laidItems : [row] {
                    guard let ground = item.layoutValue(ListTrait.background) as? SlotNode, ground.isPlaced else {
                        continue
                    }
                    let inner = item === row ? CGPoint.zero : item.presentedFrame.origin
                    painter.shift(by: CGSize(width: inner.x, height: inner.y)) { painter.paint(ground) }
                }
            }
        }
    }

    private func paintChosen(in bounds: CGRect, _ scheme: ColorScheme, _ painter: Painter) {
        for (mark, row) in zip(marks, stack.rows) where mark.isChosen && bounds.intersects(row.frame) {
            let area = row.frame.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
            painter.draw(for: row, in: area) {
                paintChosen(row.frame.insetBy(dx: look.margin, dy: 0), scheme, painter)
            }
        }
    }

    private func paintChosen(_ plate: CGRect, _ scheme: ColorScheme, _ painter: Painter) {
        fill(plate, look.highlightRadius, ControlPalette.selection, scheme, painter)
        guard showsFocus else { return }
        let ring = plate.insetBy(dx: 1, dy: 1).offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        painter.draw(
            .roundedRect(Rect(ring), radius: look.highlightRadius), lineWidth: 2,
            PixelColor(Color.accentColor.components(in: scheme)))
    }

    /// Clips to the rounded corners of the card that contains `row`. Does not clip if there is no card.
    func clipToCard(around row: Node, _ painter: Painter, _ content: () -> Void) {
        guard let radius = look.cardRadius, radius > 0, let card = cards.first(where: { $0.intersects(row.frame) })
        else { return content() }
        let area = clamped(card, painter).offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        painter.clip(to: .roundedRect(Rect(area), radius: radius), bounds: area, content)
    }

    /// Paints an opaque background behind a pinned header, over the rows that scroll under it.
    func paintBehind(_ pin: Node, into painter: Painter) {
        fill(pin.frame, 0, look.ground, scheme, painter)
    }

    /// Paints a line of one pixel between two rows, from the leading edge of their content to the trailing side.
    func paintLines(into painter: Painter) {
        let scheme = scheme
        let pixel = 1 / max(painter.scale, 1)
        let start = look.margin + look.rowInsets.leading
        let end = look.margin + (look.cardRadius == nil ? look.rowInsets.trailing : 0)
        for (mark, row) in zip(marks, stack.rows) where (mark.hasLine || mark.hasLineAbove) && row.isPlaced {
            var line = CGRect(
                x: start, y: row.frame.maxY - pixel, width: max(0, row.frame.width - start - end), height: pixel)
            if stack.scope.isRightToLeft { line.origin.x = row.frame.width - line.maxX }
            let color = mark.tint ?? ListLook.line
            let area = row.frame.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
            painter.draw(for: row, in: area) {
                if mark.hasLine { fill(line, 0, color, scheme, painter) }
                line.origin.y = row.frame.minY
                if mark.hasLineAbove { fill(line, 0, color, scheme, painter) }
            }
        }
    }

    /// Whether a line is drawn along the lower edge of `row`.
    func hasLine(below row: Node) -> Bool {
        zip(marks, stack.rows).contains { $0.hasLine && $1 === row }
    }

    /// Limits the background of a very long section to slightly more than the visible part, with its rounded corners out of view.
    private func clamped(_ card: CGRect, _ painter: Painter) -> CGRect {
        let margin = 2 * (look.cardRadius ?? 0) + 1
        let top = max(card.minY, painter.visible.minY - painter.origin.y - margin)
        let bottom = min(card.maxY, painter.visible.maxY - painter.origin.y + margin)
        return CGRect(x: card.minX, y: top, width: card.width, height: max(0, bottom - top))
    }

    func fill(_ rect: CGRect, _ radius: CGFloat, _ color: Color, _ scheme: ColorScheme, _ painter: Painter) {
        guard rect.width > 0, rect.height > 0 else { return }
        let area = Rect(rect.offsetBy(dx: painter.origin.x, dy: painter.origin.y))
        let outline: Outline = radius > 0 ? .roundedRect(area, radius: radius) : .rect(area)
        painter.draw(outline, lineWidth: nil, PixelColor(color.components(in: scheme)))
    }
}
