/// Parts of the frame that an opaque item hides completely: content below need not be drawn there.
///
/// A window is layers of fills: background, panel, card. Writing each pixel once instead of three times saves the most,
/// since filling memory takes most of a frame's time.
final class Covers {
    /// The largest number of covers; the largest ones are used.
    static let most = 24
    /// The least area of a cover in pixels; smaller ones hide too little.
    static let smallest = 2048

    private struct Cover {
        var rect: PixelRect
        /// The index of the command that hides earlier ones.
        var index: Int
    }

    private var covers: [Cover] = []
    private var edges: [Int] = []

    /// Removes all covers.
    func removeAll() {
        covers.removeAll(keepingCapacity: true)
    }

    /// Finds covers among the items outside of every clip and group that has a backdrop. O(commands).
    func find(in frame: ResolvedFrame) {
        covers.removeAll(keepingCapacity: true)
        var index = 0
        while index < frame.commands.count {
            let command = frame.commands[index]
            switch command.action {
            case .beginClip, .beginMaskClip, .beginGroup: index = Int(frame.ends[index])
            case .fill(let form, let ink) where command.opacity == 1 && frame.isOpaque(ink):
                // Between round corners the two form a cross. Both are added, since otherwise its arms would be drawn
                // twice.
                add(form.solidRows.intersection(command.bounds), index)
                if !form.box.isSquare { add(form.solidColumns.intersection(command.bounds), index) }
            default: break
            }
            index += 1
        }
    }

    private func add(_ rect: PixelRect, _ index: Int) {
        guard rect.area >= Self.smallest else { return }
        guard covers.count == Self.most else { return covers.append(Cover(rect: rect, index: index)) }
        guard let least = covers.indices.min(by: { covers[$0].rect.area < covers[$1].rect.area }) else { return }
        if covers[least].rect.area < rect.area { covers[least] = Cover(rect: rect, index: index) }
    }

    /// Calls `body` with rectangles that do not overlap and together are the visible part of `rect` if the command
    /// `index` draws it; -1 stands for before all commands.
    func forEachVisiblePiece(of rect: PixelRect, at index: Int, _ body: (PixelRect) -> Void) {
        edges.removeAll(keepingCapacity: true)
        for cover in covers where cover.index > index && cover.rect.intersects(rect) {
            edges.append(max(rect.minY, cover.rect.minY))
            edges.append(min(rect.maxY, cover.rect.maxY))
        }
        guard !edges.isEmpty else { return body(rect) }
        edges.append(rect.minY)
        edges.append(rect.maxY)
        edges.sort()
        for row in 1..<edges.count where edges[row] > edges[row - 1] {
            let band = PixelRect(minX: rect.minX, minY: edges[row - 1], maxX: rect.maxX, maxY: edges[row])
            forEachGap(in: band, at: index, body)
        }
    }

    /// Within a band every cover has either full height or none.
    private func forEachGap(in band: PixelRect, at index: Int, _ body: (PixelRect) -> Void) {
        var x = band.minX
        while x < band.maxX {
            var start = band.maxX
            var end = x
            for cover in covers
            where cover.index > index && cover.rect.minY <= band.minY && cover.rect.maxY >= band.maxY {
                if cover.rect.minX <= x { end = max(end, cover.rect.maxX) } else { start = min(start, cover.rect.minX) }
            }
            if end > x {
                x = end
            } else {
                body(PixelRect(minX: x, minY: band.minY, maxX: start, maxY: band.maxY))
                x = start
            }
        }
    }
}

extension ResolvedFrame {
    fileprivate func isOpaque(_ ink: Ink) -> Bool {
        switch ink {
        case .solid(let color): color.alpha == 255
        case .inlay: false
        case .gradient(let index, _), .field(let index, _):
            gradients[Int(index)].stops.allSatisfy { $0.color.alpha == 255 }
        case .image(let index, _): images[Int(index)].isOpaque
        }
    }
}

extension Form {
    /// The rows without corners, limited to fully covered pixels; empty for a tilted form.
    fileprivate var solidRows: PixelRect {
        guard placement == nil else { return .empty }
        return PixelRect(inside: box.minX, box.minY + box.radiusY, box.maxX, box.maxY - box.radiusY)
    }

    /// The columns without corners, limited to fully covered pixels; empty for a tilted form.
    fileprivate var solidColumns: PixelRect {
        guard placement == nil else { return .empty }
        return PixelRect(inside: box.minX + box.radiusX, box.minY, box.maxX - box.radiusX, box.maxY)
    }
}

extension PixelRect {
    /// Creates the rectangle of all pixels entirely between the given edges.
    fileprivate init(inside minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
        self.init(
            minX: Int(clamping: minX, rounded: .up), minY: Int(clamping: minY, rounded: .up),
            maxX: Int(clamping: maxX, rounded: .down), maxY: Int(clamping: maxY, rounded: .down))
    }
}
