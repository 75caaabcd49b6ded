import Drawing
import Foundation

/// What a node and everything in it drew, as a part of the frame's display list: as long as none of it changes, the next
/// frame copies that part and does not walk the nodes.
///
/// An object, since only containers of several things have one.
@MainActor
final class PaintCache {
    /// What the same nodes draw something else for.
    struct Surroundings: Equatable {
        let origin: CGPoint
        let visible: CGRect
        let grid: PixelGrid?
    }

    /// False from the moment that something in it may look different.
    var isCurrent = false
    fileprivate var surroundings: Surroundings?
    /// From the start of the picture around, which may move as a whole.
    fileprivate var start = DisplayList.Mark.start
    fileprivate var length = DisplayList.Mark.start
    /// The frame in which the picture around was last put together, of this one and others.
    fileprivate var putInto = -1
    /// The frame in which this one was last put together.
    fileprivate var putTogether = -1
}

/// The pictures of the frame before, while those of the present one are made.
@MainActor
struct PaintCaches {
    /// The picture around the node that is painted now.
    fileprivate struct Outer {
        /// Where it began in the list of the frame before, and when it was put together; nil if it was not there.
        var old: (start: DisplayList.Mark, putTogether: Int)?
        /// Where it begins in the present list.
        var start = DisplayList.Mark.start
    }

    /// Fewer items are drawn anew as fast as they are looked up.
    fileprivate static let fewestItems = 8

    /// The frame before.
    private(set) var last = DisplayList()
    private var frame = 0
    /// Parts are noted for the next frame.
    private(set) var isNoting = false
    fileprivate var outer = Outer()
    /// Nodes painted so far that may look different at any time.
    fileprivate var unsteady = 0
    /// ``ViewGraph/pictureNumber`` of the frame before.
    private var number = -1

    /// Takes the last frame's list, and gives the storage of the one before for the next.
    ///
    /// Parts are noted where nothing that concerns many nodes has changed since the frame before: while something
    /// scrolls or is animated it would be for nothing.
    mutating func begin(_ list: inout DisplayList, isStill: Bool, number: Int) {
        swap(&list, &last)
        isNoting = isStill && number == self.number
        self.number = isStill ? number : -1
        outer = Outer(old: (.start, frame))
        frame += 1
        unsteady = 0
    }

    fileprivate func oldStart(of picture: PaintCache?) -> DisplayList.Mark? {
        guard let picture, let old = outer.old, picture.putInto == old.putTogether else { return nil }
        return old.start + picture.start
    }

    fileprivate func place(_ picture: PaintCache, at start: DisplayList.Mark) {
        picture.start = start - outer.start
        picture.putInto = frame
    }

    fileprivate func finish(_ picture: PaintCache, in list: DisplayList, since start: DisplayList.Mark) {
        picture.length = list.end - start
        picture.putTogether = frame
    }
}

extension Painter {
    /// Paints what a node has, or copies it from the frame before.
    func paintContents(of node: Node) {
        guard cachesPictures else { return node.paint(into: self) }
        if !node.isSteady { pictures.unsteady += 1 }
        guard node.cachesPicture else { return node.paint(into: self) }
        let old = pictures.oldStart(of: node.paintCache)
        let surroundings = PaintCache.Surroundings(origin: origin, visible: visible, grid: grid)
        if let picture = node.paintCache, let old, picture.isCurrent, picture.surroundings == surroundings {
            pictures.place(picture, at: list.end)
            return list.append(picture.length, from: old, of: pictures.last)
        }
        paintAnew(node, old: old, surroundings)
    }

    private func paintAnew(_ node: Node, old: DisplayList.Mark?, _ surroundings: PaintCache.Surroundings) {
        let (outer, unsteady, start) = (pictures.outer, pictures.unsteady, list.end)
        pictures.outer = PaintCaches.Outer(start: start)
        if let old, let picture = node.paintCache { pictures.outer.old = (old, picture.putTogether) }
        node.paint(into: self)
        pictures.outer = outer
        guard node.paintCache != nil || list.items.count - start.items >= PaintCaches.fewestItems else { return }
        let picture = node.paintCache ?? PaintCache()
        node.paintCache = picture
        picture.isCurrent = unsteady == pictures.unsteady
        picture.surroundings = surroundings
        pictures.place(picture, at: start)
        pictures.finish(picture, in: list, since: start)
    }
}

extension Node {
    /// The node looks different now, or something that it draws does.
    final func setNeedsPaint() {
        if let log = graph.prefetchLog { return log.notePaint() }
        var node: Node? = self
        while let current = node {
            current.paintCache?.isCurrent = false
            node = current.layoutParent ?? current.parent
        }
        graph.needsPaint = true
        graph.wake()
    }
}
