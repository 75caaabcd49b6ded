/// Caches the coverage of paths by path, size and subpixel position, so that moving a path by whole pixels costs
/// nothing.
///
/// Paths are recognized by their elements: a canvas makes its paths anew in each frame, and most are equal to those of
/// the frame before. Retains the masks that were used in the last ``patience`` frames.
@MainActor
final class PathMaskCache {
    /// The number of frames after which an unused mask is removed.
    static let patience = 120
    /// The number of distinct subpixel positions per pixel.
    private static let phases = 256.0
    /// The largest error of curves, in pixels.
    nonisolated static let tolerance = 0.01
    /// Masks with a larger area, in pixels, are cut to the visible part, and computed again when that changes.
    nonisolated private static let largest = 1 << 21

    private struct Key: Hashable {
        var path: VectorPath
        var a: Double
        var b: Double
        var c: Double
        var d: Double
        var phaseX: Int
        var phaseY: Int
    }

    private struct Entry {
        /// Nil if nothing is covered.
        var mask: TextMask?
        /// The rectangle that the mask was cut to, relative to the whole pixel of the origin; nil if it was not cut.
        var cut: PixelRect?
        var lastUse: Int
    }

    /// A mask and the pixel of its origin.
    struct Placed {
        var mask: TextMask
        var x: Int
        var y: Int

        var bounds: PixelRect {
            PixelRect(
                minX: x + mask.left, minY: y - mask.top, maxX: x + mask.left + mask.width,
                maxY: y - mask.top + mask.height)
        }

        var placement: Affine { .translation(x: Double(x + mask.left), y: Double(y - mask.top)) }
    }

    private var entries: [Key: Entry] = [:]
    private var frame = 0

    func beginFrame() {
        frame += 1
        guard frame % Self.patience == 0 else { return }
        let oldest = frame - Self.patience
        for (key, entry) in entries where entry.lastUse < oldest { entries[key] = nil }
    }

    /// Returns the mask of a path; `transform` maps the path's space to pixels. Nil if nothing in `visible` is covered.
    func mask(for path: VectorPath, under transform: Affine, visible: PixelRect) -> Placed? {
        guard abs(transform.tx) < 1e7, abs(transform.ty) < 1e7 else { return nil }
        let (stepX, stepY) = ((transform.tx * Self.phases).rounded(), (transform.ty * Self.phases).rounded())
        let (x, y) = (Int((stepX / Self.phases).rounded(.down)), Int((stepY / Self.phases).rounded(.down)))
        let key = Key(
            path: path, a: transform.a, b: transform.b, c: transform.c, d: transform.d,
            phaseX: Int(stepX) - x * Int(Self.phases), phaseY: Int(stepY) - y * Int(Self.phases))
        let seen = visible.moved(x: -x, y: -y)
        if let entry = entries[key], entry.cut.map({ $0.contains(seen) }) ?? true {
            entries[key]?.lastUse = frame
            return entry.mask.map { Placed(mask: $0, x: x, y: y) }
        }
        var local = transform
        local.tx = Double(key.phaseX) / Self.phases
        local.ty = Double(key.phaseY) / Self.phases
        var entry = Entry(mask: nil, cut: nil, lastUse: frame)
        entry.mask = make(path, under: local, seen: seen, cut: &entry.cut)
        entries[key] = entry
        return entry.mask.map { Placed(mask: $0, x: x, y: y) }
    }

    func removeAll() {
        entries.removeAll()
    }

    private func make(
        _ path: VectorPath, under transform: Affine, seen: PixelRect, cut: inout PixelRect?
    ) -> TextMask? {
        let lines = path.outline(under: transform)
        var bounds = PixelRect(around: lines)
        if bounds.width > PixelRect.limit || bounds.area > Self.largest {
            bounds = bounds.intersection(seen)
            cut = seen
        }
        guard !bounds.isEmpty else { return nil }
        var filler = PathFiller(lines, rule: path.line == nil ? path.rule : .nonZero)
        return TextMask(
            width: bounds.width, height: bounds.height, left: bounds.minX, top: -bounds.minY,
            coverage: filler.coverage(in: bounds))
    }
}

extension VectorPath {
    /// Returns the area to fill, in pixels.
    fileprivate func outline(under transform: Affine) -> [Polyline] {
        let stretch = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        guard stretch > 0, stretch.isFinite else { return [] }
        var tolerance = PathMaskCache.tolerance / stretch
        var lines: [Polyline]
        if let line {
            // The outer edge of a curved line is longer than the curve, in proportion to the width.
            tolerance /= 1 + min(8, line.width * stretch / 8)
            lines = PathStroker.outline(of: elements.flattened(tolerance: tolerance), line, tolerance: tolerance)
        } else {
            lines = elements.flattened(tolerance: tolerance)
        }
        for index in lines.indices { lines[index].points = lines[index].points.map(transform.apply) }
        return lines
    }
}

extension PixelRect {
    /// Creates the smallest rectangle that contains every pixel touched by the lines.
    fileprivate init(around lines: [Polyline]) {
        var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for line in lines {
            for point in line.points {
                (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
                (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
            }
        }
        self = minX <= maxX ? PixelRect(touching: minX, minY, maxX, maxY) : .empty
    }

    func moved(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }
}
