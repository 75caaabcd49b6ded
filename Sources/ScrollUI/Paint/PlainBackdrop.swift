import Drawing
import Foundation

/// The uniform colour drawn so far in an area, if there is one.
///
/// A fill with that colour can then erase later drawing exactly. The result is conservative: behind pictures, gradients, effects and
/// transforms no colour is returned.
struct PlainBackdrop {
    private let list: DisplayList
    private let rect: Rect

    /// Returns the colour behind `rect`, in the coordinate space of the innermost transform of `list`. Complexity: linear in the number of
    /// items drawn after the colour.
    static func color(behind rect: CGRect, in list: DisplayList) -> PixelColor? {
        // Outlines end on whole pixels, up to half a pixel from their specified edges.
        PlainBackdrop(list: list, rect: Rect(rect.insetBy(dx: 1, dy: 1))).color()
    }

    private func color() -> PixelColor? {
        var index = list.items.count - 1
        while index >= 0 {
            switch step(at: index) {
            case .look(let below): index = below
            case .found(let color): return color
            case .unknown: return nil
            }
        }
        return nil
    }

    private enum Step {
        /// Continue with the item at this index; the items after it do not affect the area.
        case look(below: Int)
        case found(PixelColor)
        case unknown
    }

    private func step(at index: Int) -> Step {
        switch list.items[index] {
        case .fill(let outline, let paint) where outline.touches(rect):
            guard case .solid(let color) = paint, color.alpha == 255, outline.covers(rect) else { return .unknown }
            return .found(color)
        case .border(let outline, _, _) where outline.touches(rect): return .unknown
        case .text(let run, let origin, _) where isNear(run, origin): return .unknown
        case .image(_, let frame, _) where frame.intersects(rect): return .unknown
        case .popClip: return beforeClip(endingAt: index)
        case .pushTransform, .popTransform, .pushEffect, .popEffect, .popGroup, .pushMask, .beginMasked, .popMask:
            return .unknown
        case .fill, .border, .text, .image, .pushClip, .pushGroup: return .look(below: index - 1)
        }
    }

    /// Skips clipped content as a whole if its outline does not touch the area.
    private func beforeClip(endingAt end: Int) -> Step {
        var depth = 0
        for index in stride(from: end, through: 0, by: -1) {
            switch list.items[index] {
            case .popClip: depth += 1
            case .pushClip(let outline):
                depth -= 1
                guard depth == 0 else { continue }
                if !outline.touches(rect) { return .look(below: index - 1) }
                return outline.covers(rect) ? .look(below: end - 1) : .unknown
            default: break
            }
        }
        return .unknown
    }

    /// Whether the text may touch the area. Glyphs stay within these multiples of their size above and below the baseline; the end of the
    /// text is unknown.
    private func isNear(_ run: Int32, _ origin: Point) -> Bool {
        guard list.runs.indices.contains(Int(run)) else { return false }
        let size = list.runs[Int(run)].face.size
        return origin.y - 1.5 * size < rect.maxY && origin.y + size > rect.y && origin.x - size < rect.maxX
    }
}

extension Outline {
    fileprivate func touches(_ rect: Rect) -> Bool {
        switch self {
        case .rect(let box), .roundedRect(let box, _), .ellipse(let box): box.intersects(rect)
        case .path: true
        }
    }

    fileprivate func covers(_ rect: Rect) -> Bool {
        switch self {
        case .rect(let box): box.contains(rect)
        case .roundedRect(let box, let radius): box.contains(rect) && box.cornersAvoid(rect, radius: radius)
        case .ellipse, .path: false
        }
    }
}

extension Rect {
    fileprivate func intersects(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    fileprivate func contains(_ other: Rect) -> Bool {
        x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
    }

    /// Whether all corners of `other`, which lies within, are inside the rounded corners of the given radius.
    fileprivate func cornersAvoid(_ other: Rect, radius: Double) -> Bool {
        let radius = min(radius, width / 2, height / 2)
        let across = max(0, max(x + radius - other.x, other.maxX - (maxX - radius)))
        let along = max(0, max(y + radius - other.y, other.maxY - (maxY - radius)))
        return across * across + along * along <= radius * radius
    }
}
