/// Finds the mask of a run by the run's identity, so that no string is hashed while it scrolls.
///
/// Retains its runs, since an address could otherwise be reused by another run, and removes entries that were not used
/// in the last ``patience`` frames. Open addressing in reused storage: lookups and insertions in a steady frame
/// allocate nothing.
@MainActor
final class TextMaskCache {
    /// The number of frames after which an unused run is removed.
    static let patience = 240

    private struct Entry {
        var run: TextRun
        var scale: Double
        var mask: TextMask?
        var lastUse: Int
    }

    private var slots: [Entry?] = Array(repeating: nil, count: 256)
    private var spare: [Entry?] = []
    private var count = 0
    private var frame = 0

    func beginFrame() {
        frame += 1
        if frame % Self.patience == 0 { rebuild(capacity: slots.count) }
    }

    /// Nil if no part of the run is visible.
    func mask(for run: TextRun, scale: Double, glyphs: any GlyphSource) -> TextMask? {
        var slot = home(of: run, scale)
        while let entry = slots[slot] {
            if entry.run === run, entry.scale == scale {
                slots[slot]?.lastUse = frame
                return entry.mask
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let mask = glyphs.mask(for: run, scale: scale)
        slots[slot] = Entry(run: run, scale: scale, mask: mask, lastUse: frame)
        count += 1
        if count * 2 > slots.count { rebuild(capacity: slots.count * 2) }
        return mask
    }

    /// Discards all masks, for a new glyph source.
    func removeAll() {
        for index in slots.indices { slots[index] = nil }
        count = 0
    }

    private func home(of run: TextRun, _ scale: Double) -> Int {
        let address = UInt(bitPattern: ObjectIdentifier(run))
        let mixed = (address ^ UInt(truncatingIfNeeded: scale.bitPattern)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & (slots.count - 1)
    }

    private func rebuild(capacity: Int) {
        swap(&slots, &spare)
        slots.removeAll(keepingCapacity: true)
        slots.append(contentsOf: repeatElement(nil, count: capacity))
        count = 0
        for entry in spare.lazy.compactMap({ $0 }) where entry.lastUse + Self.patience > frame {
            var slot = home(of: entry.run, entry.scale)
            while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
            count += 1
        }
        spare.removeAll(keepingCapacity: true)
    }
}
