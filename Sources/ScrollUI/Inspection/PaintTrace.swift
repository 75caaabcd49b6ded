import Drawing
import Foundation

/// Finds which views look different from the frame before, by what each of them left in the display list.
///
/// Keeps all of two frames, so it is on only while somebody wants to see it.
@MainActor
final class PaintTrace {
    /// What one view drew itself, without the views in it.
    private struct Record: Equatable {
        /// Window coordinates, points.
        var rect: CGRect
        var items: [DisplayItem] = []
        var runs: [TextRun] = []
    }

    private var last: [ObjectIdentifier: Record] = [:]
    private var now: [ObjectIdentifier: Record] = [:]
    /// The views being painted, outermost first. Kept for the frame, so that no other view takes the place of one.
    private var open: [Node] = []
    private var painted: [Node] = []
    private var kept: [Node] = []
    /// How much of the display list belongs to views already.
    private var items = 0
    private var runs = 0

    func begin() {
        items = 0
        runs = 0
    }

    /// `node` is painted next; what came since the last call belongs to the view around it.
    func enter(_ node: Node, _ list: DisplayList) {
        enter(node, list, in: node.windowFrame)
    }

    /// The same for what another view draws for `node`, such as the ground of a row.
    func enter(_ node: Node, _ list: DisplayList, in rect: CGRect) {
        claim(list)
        open.append(node)
        guard now[ObjectIdentifier(node)] == nil else { return }
        painted.append(node)
        now[ObjectIdentifier(node)] = Record(rect: rect)
    }

    func leave(_ list: DisplayList) {
        claim(list)
        open.removeLast()
    }

    private func claim(_ list: DisplayList) {
        defer {
            items = list.items.count
            runs = list.runs.count
        }
        guard let node = open.last, list.items.count > items else { return }
        now[ObjectIdentifier(node)]?.items += list.items[items...].map(PaintTrace.withoutIndex)
        now[ObjectIdentifier(node)]?.runs += list.runs[runs...]
    }

    /// Texts are numbered through the whole list; the number says nothing about the view.
    private static func withoutIndex(_ item: DisplayItem) -> DisplayItem {
        guard case .text(_, let origin, let color) = item else { return item }
        return .text(run: 0, origin: origin, color)
    }

    /// Where views look different from the frame before, those that came or went among them. Window coordinates.
    func finish() -> [CGRect] {
        var rects: [CGRect] = []
        for node in painted {
            let id = ObjectIdentifier(node)
            guard let record = now[id], record != last[id] else { continue }
            if !record.items.isEmpty { rects.append(record.rect) }
            if let old = last[id], old.rect != record.rect, !old.items.isEmpty { rects.append(old.rect) }
        }
        for node in kept {
            let id = ObjectIdentifier(node)
            if now[id] == nil, let old = last[id], !old.items.isEmpty { rects.append(old.rect) }
        }
        last = now
        kept = painted
        now.removeAll(keepingCapacity: true)
        painted.removeAll(keepingCapacity: true)
        return rects
    }
}
