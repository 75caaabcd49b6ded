public import Foundation

/// The part of a view beside which a popover is placed.
public enum PopoverAttachmentAnchor {
    /// A rectangle in the view.
    case rect(Anchor<CGRect>.Source)
    /// A point in the view.
    case point(UnitPoint)

    /// Returns the rectangle in the space of `frame`.
    @MainActor func rect(in frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.make(frame).value
        case .point(let point):
            CGRect(
                x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
        }
    }
}

/// The placement of a panel beside a view.
package struct PopoverAttachment {
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    /// The side of the anchor; nil for below it, with aligned leading edges.
    package var edge: Edge?
    /// Whether the panel's first row is aligned with the anchor beside it, as for a submenu.
    var startsAtTop = false

    package init(
        anchor: PopoverAttachmentAnchor = PopoverAttachmentAnchor.rect(.bounds), edge: Edge? = nil,
        startsAtTop: Bool = false
    ) {
        self.anchor = anchor
        self.edge = edge
        self.startsAtTop = startsAtTop
    }

    /// The space above the first row of a menu, in points.
    private static let firstRow: CGFloat = 4

    /// Returns the panel's upper left corner in points: at the requested side, or at the opposite side if only that has enough space, and
    /// always within the window.
    package func corner(
        of size: CGSize, beside anchor: CGRect, gap: CGFloat, in window: CGSize, margin: CGFloat
    ) -> CGPoint {
        let (below, above) = (anchor.maxY + gap, anchor.minY - gap - size.height)
        let (after, before) = (anchor.maxX + gap, anchor.minX - gap - size.width)
        let (fitsBelow, fitsAbove) = (below + size.height <= window.height - margin, above >= margin)
        let (fitsAfter, fitsBefore) = (after + size.width <= window.width - margin, before >= margin)
        var corner = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        if startsAtTop { corner.y = anchor.minY - Self.firstRow }
        switch edge {
        case nil: corner = CGPoint(x: anchor.minX, y: fitsBelow || !fitsAbove ? below : above)
        case .top: corner.y = fitsAbove || !fitsBelow ? above : below
        case .bottom: corner.y = fitsBelow || !fitsAbove ? below : above
        case .leading: corner.x = fitsBefore || !fitsAfter ? before : after
        case .trailing: corner.x = fitsAfter || !fitsBefore ? after : before
        }
        return CGPoint(
            x: max(margin, min(corner.x, window.width - margin - size.width)),
            y: max(margin, min(corner.y, window.height - margin - size.height)))
    }
}
