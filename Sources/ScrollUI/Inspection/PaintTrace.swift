import Drawing
import Foundation

/// Finds the views whose appearance differs from the previous frame, by comparing their parts of the display list.
///
/// Two complete frames are stored, so the trace is active only on request.
@MainActor
final class PaintTrace {
    /// The drawing of one view, without its descendants.
    private struct Record: Equatable {
        /// The frame in window coordinates, in points.
        var rect: CGRect
        var items: [DisplayItem] = []
        var runs: [TextRun] = []
    }

    private var last: [ObjectIdentifier: Record] = [:]
    private var now: [ObjectIdentifier: Record] = [:]
    /// The views being painted, outermost first, and the drawn rectangles if they differ from the frames.
    private var open: [(node: Node, rect: CGRect?)] = []
    /// The nodes that drew something. They are retained for the frame, so that no new node reuses an identifier.
    private var painted: [Node] = []
    private var retained: [Node] = []
    /// The numbers of display list items and text runs already attributed to views.
    private var items = 0
    private var runs = 0

    func begin() {
        items = 0
        runs = 0
    }

    /// Starts the painting of `node`; items since the last call are attributed to the enclosing view.
    ///
    /// `rect`, in window coordinates, is given if another view draws for `node`, such as the background of a row.
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
            // Computed on demand, because most views draw nothing themselves.
            now[id] = Record(rect: rect ?? node.windowFrame)
        }
        now[id]?.items += list.items[items...].map(PaintTrace.withoutIndex)
        now[id]?.runs += list.runs[runs...]
    }

    /// Removes the index of a text: texts are numbered in the whole list, so the index is independent of the view.
    private static func withoutIndex(_ item: DisplayItem) -> DisplayItem {
        guard case .text(_, let origin, let color) = item else { return item }
        return .text(run: 0, origin: origin, color)
    }

    /// Returns the areas, in window coordinates, that differ from the previous frame, including those of added and removed views.
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
