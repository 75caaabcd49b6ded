/// How triangles meet what is below them.
enum TriangleKind {
    /// They hide it, and have no texture.
    case solid
    /// They are laid over it, and have no texture: reading one is most of what a large shape costs.
    case plain
    /// Their colours are taken away from it, with the atlas or its white spot.
    case taken
    /// They are laid over it, with a texture or its white spot.
    case textured

    /// What the edges of a shape are drawn as whose inside is drawn as this.
    var edge: TriangleKind { self == .taken ? .taken : .textured }
}

/// The triangles of one target, each kind by itself.
final class TriangleLists {
    let solid = TriangleList()
    let plain = TriangleList()
    let taken = TriangleList()
    let textured = TriangleList()

    @inline(__always)
    subscript(kind: TriangleKind) -> TriangleList {
        switch kind {
        case .solid: solid
        case .plain: plain
        case .taken: taken
        case .textured: textured
        }
    }

    func removeAll() {
        solid.removeAll()
        plain.removeAll()
        taken.removeAll()
        textured.removeAll()
    }

    func append(_ other: TriangleLists) {
        solid.append(other.solid)
        plain.append(other.plain)
        taken.append(other.taken)
        textured.append(other.textured)
    }
}

/// Triangles as indices of vertices, in memory that only grows.
final class TriangleList {
    private let storage = Scratch(filledWith: Int32(0), capacity: 1024)
    private(set) var count = 0

    /// Three for each triangle. Valid until something is added.
    var indices: UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: storage.base, count: count)
    }

    func removeAll() {
        count = 0
    }

    @inline(__always)
    func add(_ a: Int32, _ b: Int32, _ c: Int32) {
        storage.reserve(count + 3)
        let corner = storage.base + count
        corner[0] = a
        corner[1] = b
        corner[2] = c
        count &+= 3
    }

    func append(_ other: TriangleList) {
        storage.reserve(count + other.count)
        (storage.base + count).update(from: other.storage.base, count: other.count)
        count += other.count
    }
}
