import Drawing
import Foundation

/// Moves what was drawn on one pixel grid by whole pixels onto another, so that it is equal to what would be drawn anew.
struct GridMove {
    private let old: PixelGrid
    private let new: PixelGrid
    /// The distance in pixels.
    private let pixels: Point

    /// Nil if content that is moved by `offset`, in points, lies between the pixels of `new` when it lay on those of `old`.
    init?(from old: PixelGrid, to new: PixelGrid, by offset: CGPoint) {
        guard old.scale == new.scale else { return nil }
        let x = (Double(offset.x) - new.shift.x + old.shift.x) * new.scale
        let y = (Double(offset.y) - new.shift.y + old.shift.y) * new.scale
        guard Self.isWhole(x), Self.isWhole(y) else { return nil }
        (self.old, self.new) = (old, new)
        pixels = Point(x: x.rounded(), y: y.rounded())
    }

    private static func isWhole(_ pixels: Double) -> Bool { abs(pixels - pixels.rounded()) < PixelGrid.noise / 2 }

    /// Returns the moved item; nil if it is not aligned to pixels, or if more than its outline has a position.
    func moved(_ item: DisplayItem) -> DisplayItem? {
        switch item {
        case .fill(let outline, .solid(let color)): moved(outline).map { .fill($0, .solid(color)) }
        case .border(let outline, let width, let color): moved(outline).map { .border($0, width: width, color) }
        case .text(let run, let origin, let color): moved(origin).map { .text(run: run, origin: $0, color) }
        case .image(let image, let frame, let opacity):
            moved(frame).map { .image(image: image, frame: $0, opacity: opacity) }
        case .pushClip(let outline): moved(outline).map { .pushClip($0) }
        case .popClip, .pushGroup, .popGroup: item
        case .fill, .pushTransform, .popTransform, .pushEffect, .popEffect, .pushMask, .beginMasked, .popMask: nil
        }
    }

    private func moved(_ outline: Outline) -> Outline? {
        switch outline {
        case .rect(let rect): moved(rect).map { .rect($0) }
        case .roundedRect(let rect, let radius): moved(rect).map { .roundedRect($0, radius: radius) }
        case .ellipse(let rect):
            moved(Point(x: rect.x, y: rect.y)).map {
                .ellipse(Rect(x: $0.x, y: $0.y, width: rect.width, height: rect.height))
            }
        case .path(let path, let origin): moved(origin).map { .path(path, origin: $0) }
        }
    }

    private func moved(_ point: Point) -> Point? {
        guard let x = moved(x: point.x), let y = moved(y: point.y) else { return nil }
        return Point(x: x, y: y)
    }

    private func moved(_ rect: Rect) -> Rect? {
        guard let x = moved(x: rect.x), let y = moved(y: rect.y),
            let width = length(rect.width, from: x, to: moved(x: rect.maxX)),
            let height = length(rect.height, from: y, to: moved(y: rect.maxY))
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// A length between pixels is kept if it is that of a line thinner than a pixel, which is drawn unchanged.
    private func length(_ length: Double, from start: Double, to end: Double?) -> Double? {
        if let end, end > start { return end - start }
        return length * scale < 1 ? length : nil
    }

    private var scale: Double { new.scale }

    private func moved(x: Double) -> Double? { moved(x, from: old.shift.x, to: new.shift.x, by: pixels.x) }
    private func moved(y: Double) -> Double? { moved(y, from: old.shift.y, to: new.shift.y, by: pixels.y) }

    private func moved(_ value: Double, from old: Double, to new: Double, by pixels: Double) -> Double? {
        let position = (value - old) * scale
        guard Self.isWhole(position) else { return nil }
        return (position.rounded() + pixels) / scale + new
    }
}
