/// A part of the atlas that must be filled before the frame is drawn.
public struct AtlasUpload: Sendable {
    /// The destination in the atlas' pixels, with a border of one pixel.
    public let rect: PixelRect
    private let mask: TextMask
    /// The column of the mask at the rectangle's left edge.
    private let x: Int
    private let y: Int

    init(mask: TextMask, x: Int, y: Int, rect: PixelRect) {
        self.mask = mask
        self.x = x
        self.y = y
        self.rect = rect
    }

    /// Writes the rectangle's pixels: white, with the coverage as premultiplied alpha. `pixels` must have space for its
    /// area.
    public func write(to pixels: UnsafeMutablePointer<UInt32>) {
        for row in 0..<rect.height {
            for column in 0..<rect.width {
                pixels[row * rect.width + column] = UInt32(mask.coverage(x + column, y + row)) &* 0x0101_0101
            }
        }
    }
}

extension TextMask {
    /// Pixels outside of the mask are not covered.
    fileprivate func coverage(_ x: Int, _ y: Int) -> UInt8 {
        guard x >= 0, x < width, y >= 0, y < height else { return 0 }
        return coverage[y * width + x]
    }
}

/// A texture that holds every mask in use and a white spot.
///
/// Masks larger than a tile are split. When space runs out, everything is removed and the masks of the frame are added
/// again; if they fill most of it, the atlas grows. Does not own the texture: it lists the updates to write.
struct GlyphAtlas {
    static let width = 2048
    /// 1 MB, which holds some 80 short lines.
    static let firstHeight = 128
    static let largestHeight = 4096
    /// The margin around every piece, so that neighbours do not bleed into each other when resampled.
    static let border = 1
    static let largestTile = 1022

    /// A piece of a mask and its position.
    struct Tile {
        /// The piece's first pixel in the mask.
        var maskX: Int
        var maskY: Int
        var width: Int
        var height: Int
        /// The position of that pixel in the atlas.
        var x: Int
        var y: Int
    }

    private struct Entry {
        var mask: TextMask
        var tiles: Range<Int>
    }

    private(set) var height = firstHeight
    /// Pending updates to write before the next frame is drawn; taken by the owner of the texture.
    var uploads: [AtlasUpload] = []
    private(set) var tiles: [Tile] = []
    private var packer = ShelfPacker(width: width, height: firstHeight)
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Fully covered in every pixel.
    private let whiteMask = TextMask(
        width: 4, height: 4, left: 0, top: 0, coverage: Array(repeating: 255, count: 16))

    init() {
        removeAll()
    }

    /// The centre of the white spot.
    var whiteU: Float { 3 / Float(Self.width) }
    var whiteV: Float { 3 / Float(height) }

    /// Returns the mask's pieces; nil if space runs out. O(1) for a mask that is already in the atlas.
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

    /// Removes everything. Storage is kept, and so is the texture, whose old pixels will be overwritten.
    mutating func removeAll() {
        packer.removeAll()
        entries.removeAll(keepingCapacity: true)
        tiles.removeAll(keepingCapacity: true)
        uploads.removeAll(keepingCapacity: true)
        _ = tiles(of: whiteMask)
    }

    /// Whether more than half is in use: too much for one frame, since the next ones would soon find no space.
    var isCrowded: Bool { packer.usedHeight > height / 2 }

    /// Doubles the height; false at the maximum.
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
