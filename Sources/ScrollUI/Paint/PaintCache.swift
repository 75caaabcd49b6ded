import Drawing
import Foundation

/// The part of the frame's display list that a node and its descendants drew. If none of them changes, the next frame copies that part
/// instead of visiting the nodes, also at another position.
///
/// A class, because only containers of several nodes have a cache.
@MainActor
final class PaintCache {
    /// The conditions other than the nodes that determine the drawing.
    struct Surroundings: Equatable {
        let origin: CGPoint
        let visible: CGRect
        let grid: PixelGrid?
        /// The axes along which the node's whole drawing is visible.
        let wholeAxes: Axis.Set

        /// Returns how the drawing differs in `other`, if only its position differs; nil if more may differ.
        func move(to other: Surroundings) -> GridMove? {
            guard let grid, let target = other.grid, showsSame(in: other, along: .horizontal),
                showsSame(in: other, along: .vertical)
            else { return nil }
            return GridMove(
                from: grid, to: target, by: CGPoint(x: other.origin.x - origin.x, y: other.origin.y - origin.y))
        }

        /// Whether the same part of the drawing is visible in `other` as here.
        private func showsSame(in other: Surroundings, along axis: Axis) -> Bool {
            if wholeAxes.contains(Axis.Set(axis)), other.wholeAxes.contains(Axis.Set(axis)) { return true }
            return origin[axis] == other.origin[axis] && visible.lowerEdge(axis) == other.visible.lowerEdge(axis)
                && visible.upperEdge(axis) == other.visible.upperEdge(axis)
        }
    }

    /// Whether the cached part is still valid; false once any of its content may have changed.
    var isCurrent = false
    fileprivate var surroundings: Surroundings?
    /// The offset from the start of the enclosing picture, which may move as a whole.
    fileprivate var start = DisplayList.Mark.start
    fileprivate var length = DisplayList.Mark.start
    /// The number of the assembly of the enclosing picture for which ``start`` was recorded.
    fileprivate var putInto = -1
    /// The number of the last assembly of this picture.
    fileprivate var putTogether = -1
}

/// The pictures of the previous frame, used while those of the current frame are recorded.
@MainActor
struct PaintCaches {
    /// The picture that encloses the node being painted.
    fileprivate struct Outer {
        /// Its start in the previous frame's list and the number of its assembly; nil if it was not in that list.
        var old: (start: DisplayList.Mark, putTogether: Int)?
        /// Its start in the current list.
        var start = DisplayList.Mark.start
        /// The number of the present assembly.
        var number: Int
    }

    /// The minimum number of nodes or items for caching; visiting and drawing fewer is as fast as copying the drawing.
    fileprivate static let fewest = 8

    /// The display list of the previous frame.
    private(set) var last = DisplayList()
    /// The number of assemblies of pictures. Each has a number of its own, since a view may be inside another picture than in the frame
    /// before, which was assembled in the same frame.
    private var assemblies = 0
    /// The number of the assembly of the previous or the current list.
    private var listNumber = 0
    /// Whether parts are recorded for the next frame.
    private(set) var isNoting = false
    fileprivate var outer = Outer(number: 0)
    /// The number of nodes painted so far whose appearance may change at any time.
    fileprivate var unsteady = 0
    /// The ``ViewGraph/pictureNumber`` of the previous frame.
    private var number = -1

    /// Stores the last frame's list and reuses the storage of the one before it for the next.
    ///
    /// Parts are recorded only if no change that concerns many nodes has occurred since the previous frame. Recording during animations
    /// would be useless.
    mutating func begin(_ list: inout DisplayList, isStill: Bool, number: Int) {
        swap(&list, &last)
        isNoting = isStill && number == self.number
        self.number = isStill ? number : -1
        let old = listNumber
        listNumber = nextAssembly()
        outer = Outer(old: (.start, old), number: listNumber)
        unsteady = 0
    }

    fileprivate mutating func nextAssembly() -> Int {
        assemblies += 1
        return assemblies
    }

    fileprivate func oldStart(of picture: PaintCache?) -> DisplayList.Mark? {
        guard let picture, let old = outer.old, picture.putInto == old.putTogether else { return nil }
        return old.start + picture.start
    }

    /// Copies a picture of the previous frame. Mutating, as is the function for moved pictures, since reading a property of the painter
    /// would copy the list.
    fileprivate mutating func copy(_ picture: PaintCache, from old: DisplayList.Mark, to list: inout DisplayList) {
        list.append(picture.length, from: old, of: last)
    }

    /// Copies a picture to another position. Returns false if it cannot be moved there.
    fileprivate mutating func copy(
        _ picture: PaintCache, from old: DisplayList.Mark, to list: inout DisplayList, moved move: GridMove
    ) -> Bool {
        list.append(picture.length, from: old, of: last) { move.moved($0) }
    }

    fileprivate func place(_ picture: PaintCache, at start: DisplayList.Mark) {
        picture.start = start - outer.start
        picture.putInto = outer.number
    }

    fileprivate func finish(
        _ picture: PaintCache, in list: DisplayList, since start: DisplayList.Mark, assembly number: Int
    ) {
        picture.length = list.end - start
        picture.putTogether = number
    }
}

extension Painter {
    /// Paints the contents of a node or copies them from the previous frame.
    func paintContents(of node: Node) {
        if cachesPictures, !node.isSteady { pictures.unsteady += 1 }
        guard node.cachesPicture else { return node.paint(into: self) }
        seeing(node) { wholeAxes in
            guard cachesPictures else { return node.paint(into: self) }
            let old = pictures.oldStart(of: node.paintCache)
            let surroundings = PaintCache.Surroundings(
                origin: origin, visible: visible, grid: grid, wholeAxes: wholeAxes)
            if let old, copyPicture(of: node, from: old, to: surroundings) { return }
            paintAnew(node, old: old, surroundings)
        }
    }

    /// Copies the node's drawing from the previous frame, where it began at `old`. Returns false if it has changed.
    private func copyPicture(
        of node: Node, from old: DisplayList.Mark, to surroundings: PaintCache.Surroundings
    ) -> Bool {
        guard let picture = node.paintCache, picture.isCurrent, let former = picture.surroundings else { return false }
        let start = list.end
        if former == surroundings {
            pictures.copy(picture, from: old, to: &list)
        } else {
            guard let move = former.move(to: surroundings), pictures.copy(picture, from: old, to: &list, moved: move)
            else { return false }
            picture.surroundings = surroundings
            // The pictures inside this one were recorded at other positions, and are not copied any more.
            pictures.finish(picture, in: list, since: start, assembly: pictures.nextAssembly())
        }
        pictures.place(picture, at: start)
        return true
    }

    private func paintAnew(_ node: Node, old: DisplayList.Mark?, _ surroundings: PaintCache.Surroundings) {
        let (outer, unsteady, start, nodes) = (pictures.outer, pictures.unsteady, list.end, nodesPainted)
        let number = pictures.nextAssembly()
        pictures.outer = PaintCaches.Outer(start: start, number: number)
        if let old, let picture = node.paintCache { pictures.outer.old = (old, picture.putTogether) }
        node.paint(into: self)
        pictures.outer = outer
        let count = max(nodesPainted - nodes, list.items.count - start.items)
        guard node.paintCache != nil || count >= PaintCaches.fewest else { return }
        let picture = node.paintCache ?? PaintCache()
        node.paintCache = picture
        picture.isCurrent = unsteady == pictures.unsteady
        picture.surroundings = surroundings
        pictures.place(picture, at: start)
        pictures.finish(picture, in: list, since: start, assembly: number)
    }
}

extension Node {
    /// Marks the node's own drawing as changed. A node that is not placed is in no picture: while a tree is being built, this avoids a walk
    /// to the root for each value of each node.
    final func drawingDidChange() {
        if isPlaced || graph.prefetchLog != nil { return setNeedsPaint() }
        graph.needsPaint = true
        graph.wake()
    }

    /// Marks the node, or its drawn content, as changed in appearance.
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
