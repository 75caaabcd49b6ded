/// A part of the atlas that must be filled before the frame is drawn.
public struct AtlasUpload: Sendable {
    /// Where it goes, in the atlas' pixels, with a border of one pixel.
    public let rect: PixelRect
    private let mask: TextMask
    /// The mask's pixel that lies at the rectangle's top left.
    private let x: Int
    private let y: Int

    init(mask: TextMask, x: Int, y: Int, rect: PixelRect) {
        self.mask = mask
        self.x = x
        self.y = y
        self.rect = rect
    }

    /// Writes the rectangle's pixels: white with the coverage as alpha, multiplied in. `pixels` has space for its area.
    public func write(to pixels: UnsafeMutablePointer<UInt32>) {
        for row in 0..<rect.height {
            for column in 0..<rect.width {
                pixels[row * rect.width + column] = UInt32(mask.coverage(x + column, y + row)) &* 0x0101_0101
            }
        }
    }
}

extension TextMask {
    /// Nothing is covered outside of the mask.
    fileprivate func coverage(_ x: Int, _ y: Int) -> UInt8 {
        guard x >= 0, x < width, y >= 0, y < height else { return 0 }
        return coverage[y * width + x]
    }
}

/// One texture with every mask in use, and a white spot.
///
/// Masks larger than a tile are kept in pieces. When there is no more space, everything is taken out and what the frame
/// needs is put in again; if that does not fit, the atlas grows. Does not own the texture: it says what to write where.
struct GlyphAtlas {
    static let width = 2048
    static let firstHeight = 512
    static let largestHeight = 4096
    /// Around every piece, so that neighbours do not bleed into each other where it is resampled.
    static let border = 1
    static let largestTile = 1022

    /// A piece of a mask and where it is.
    struct Tile {
        /// The piece's first pixel in the mask.
        var maskX: Int
        var maskY: Int
        var width: Int
        var height: Int
        /// Where that pixel is in the atlas.
        var x: Int
        var y: Int
    }

    private struct Entry {
        var mask: TextMask
        var tiles: Range<Int>
    }

    private(set) var height = firstHeight
    /// What must be written before the next frame is drawn; taken by whoever owns the texture.
    var uploads: [AtlasUpload] = []
    private(set) var tiles: [Tile] = []
    private var packer = ShelfPacker(width: width, height: firstHeight)
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Every pixel of it is fully covered.
    private let whiteMask = TextMask(
        width: 4, height: 4, left: 0, top: 0, coverage: Array(repeating: 255, count: 16))

    init() {
        removeAll()
    }

    /// The middle of the white spot.
    var whiteU: Float { 3 / Float(Self.width) }
    var whiteV: Float { 3 / Float(height) }

    /// The mask's pieces; nil when there is no space. O(1) for a mask that is already there.
    mutating func tiles(of mask: TextMask) -> Range<Int>? {
        if let entry = entries[ObjectIdentifier(mask)] { return entry.tiles }
        let first = tiles.count
        for y in stride(from: 0, to: mask.height, by: Self.largestTile) {
            for x in stride(from: 0, to: mask.width, by: Self.largestTile) {
                guard place(mask, x, y) else { return nil }
            }
        }
        entries[ObjectIdentifier(mask)] = Entry(mask: mask, tiles: first..<tiles.count)
        return first..<tiles.count
    }

    /// Takes everything out. The storage stays; so does the texture, whose old pixels are written over.
    mutating func removeAll() {
        packer.removeAll()
        entries.removeAll(keepingCapacity: true)
        tiles.removeAll(keepingCapacity: true)
        uploads.removeAll(keepingCapacity: true)
        _ = tiles(of: whiteMask)
    }

    /// Doubles the height; false when the atlas is as large as it can be.
    mutating func grow() -> Bool {
        guard height < Self.largestHeight else { return false }
        height *= 2
        packer = ShelfPacker(width: Self.width, height: height)
        removeAll()
        return true
    }

    private mutating func place(_ mask: TextMask, _ x: Int, _ y: Int) -> Bool {
        let border = Self.border
        let width = min(Self.largestTile, mask.width - x)
        let height = min(Self.largestTile, mask.height - y)
        guard let corner = packer.place(width: width + 2 * border, height: height + 2 * border) else { return false }
        let rect = PixelRect(
            minX: corner.x, minY: corner.y, maxX: corner.x + width + 2 * border, maxY: corner.y + height + 2 * border)
        uploads.append(AtlasUpload(mask: mask, x: x - border, y: y - border, rect: rect))
        tiles.append(
            Tile(maskX: x, maskY: y, width: width, height: height, x: corner.x + border, y: corner.y + border))
        return true
    }
}
