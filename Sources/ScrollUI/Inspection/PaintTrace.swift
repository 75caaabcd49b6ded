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
    /// The views being painted, outermost first, and where they are if that is not their frame.
    private var open: [(node: Node, rect: CGRect?)] = []
    /// Those that drew something. Retained for the frame, so that no other view takes the place of one.
    private var painted: [Node] = []
    private var retained: [Node] = []
    /// How much of the display list belongs to views already.
    private var items = 0
    private var runs = 0

    func begin() {
        items = 0
        runs = 0
    }

    /// `node` is painted next; what came since the last call belongs to the view around it.
    ///
    /// With `rect`, in window coordinates, for what another view draws for `node`, such as the ground of a row.
    func enter(_ node: Node, _ list: DisplayList, in rect: CGRect? = nil) {
        claim(list)
        open.append((node, rect))
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
        guard let (node, rect) = open.last, list.items.count > items else { return }
        let id = ObjectIdentifier(node)
        if now[id] == nil {
            painted.append(node)
            // Most views only arrange others: where they are need not be found out.
            now[id] = Record(rect: rect ?? node.windowFrame)
        }
        now[id]?.items += list.items[items...].map(PaintTrace.withoutIndex)
        now[id]?.runs += list.runs[runs...]
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
            rects.append(record.rect)
            if let old = last[id], old.rect != record.rect { rects.append(old.rect) }
        }
        for node in retained {
            let id = ObjectIdentifier(node)
            if now[id] == nil, let old = last[id] { rects.append(old.rect) }
        }
        last = now
        retained = painted
        now.removeAll(keepingCapacity: true)
        painted.removeAll(keepingCapacity: true)
        return rects
    }
}
