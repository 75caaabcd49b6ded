/// The blending of triangles with the content below them.
enum TriangleKind {
    /// Opaque and untextured.
    case solid
    /// Blended over the content, untextured: reading a texture is most of the cost of a large shape.
    case plain
    /// Subtracted from the content, with the atlas or its white spot.
    case taken
    /// Blended over the content, with a texture or its white spot.
    case textured

    /// The kind for the edges of a shape whose interior has this kind.
    var edge: TriangleKind { self == .taken ? .taken : .textured }
}

/// The triangles of one target by kind.
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

/// Triangles as vertex indices, in memory that only grows.
final class TriangleList {
    private let storage = Scratch(filledWith: Int32(0), capacity: 1024)
    private(set) var count = 0

    /// Three for each triangle. Valid until a triangle is added.
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
