/// Finds the pixels in which two frames differ, from their commands.
///
/// A pixel depends on the commands whose bounds contain it, and on their order. For any common subsequence of the two
/// frames' commands, a pixel outside the bounds of all other commands is thus the same in both. The subsequence used
/// here consists of the equal start and end, and in between the nearest match within a window.
struct DamageTracker {
    /// The number of commands to search for a match: more than a screen of rows that have moved in or out.
    static let window = 64

    private(set) var region = DamageRegion()

    /// O(commands) when little has changed, O(commands * window) at worst.
    mutating func compare(_ old: ResolvedFrame, _ new: ResolvedFrame) {
        region.removeAll()
        guard old.bounds == new.bounds else { return region.add(new.bounds) }
        let frames = FramePair(old, new)
        var oldEnd = frames.old.count
        var newEnd = frames.new.count
        var start = 0
        while start < oldEnd, start < newEnd, frames.match(start, start) { start += 1 }
        while oldEnd > start, newEnd > start, frames.match(oldEnd - 1, newEnd - 1) {
            oldEnd -= 1
            newEnd -= 1
        }
        compare(frames, start..<oldEnd, start..<newEnd)
    }

    private mutating func compare(_ frames: FramePair, _ oldRange: Range<Int>, _ newRange: Range<Int>) {
        var left = oldRange.lowerBound
        var right = newRange.lowerBound
        while left < oldRange.upperBound || right < newRange.upperBound {
            let skip = Self.nextMatch(frames, left..<oldRange.upperBound, right..<newRange.upperBound)
            for index in left..<(left + skip.old) { region.add(frames.old[index].bounds) }
            for index in right..<(right + skip.new) { region.add(frames.new[index].bounds) }
            left += skip.old + skip.common
            right += skip.new + skip.common
        }
    }

    /// Returns how many commands of each frame to skip, and whether a match follows.
    private static func nextMatch(
        _ frames: FramePair, _ oldRange: Range<Int>, _ newRange: Range<Int>
    ) -> (old: Int, new: Int, common: Int) {
        if oldRange.isEmpty || newRange.isEmpty { return (oldRange.count, newRange.count, 0) }
        for distance in 0..<window {
            if distance < newRange.count, frames.match(oldRange.lowerBound, newRange.lowerBound + distance) {
                return (0, distance, 1)
            }
            if distance < oldRange.count, frames.match(oldRange.lowerBound + distance, newRange.lowerBound) {
                return (distance, 0, 1)
            }
        }
        return (1, 1, 0)
    }
}

/// Two frames with their commands at hand: while content scrolls, each command is compared with many of the other
/// frame, and most differ in their bounds already.
private struct FramePair {
    let old: [Command]
    let new: [Command]
    private let oldFrame: ResolvedFrame
    private let newFrame: ResolvedFrame

    init(_ old: ResolvedFrame, _ new: ResolvedFrame) {
        self.old = old.commands
        self.new = new.commands
        oldFrame = old
        newFrame = new
    }

    @inline(__always)
    func match(_ left: Int, _ right: Int) -> Bool {
        old[left].bounds == new[right].bounds && oldFrame.matches(left, newFrame, right)
    }
}

extension ResolvedFrame {
    /// True if the command draws the same as one of another frame. The indices may differ if the values they refer to
    /// are equal.
    func matches(_ index: Int, _ other: ResolvedFrame, _ otherIndex: Int) -> Bool {
        let left = commands[index]
        let right = other.commands[otherIndex]
        guard left.bounds == right.bounds, left.opacity == right.opacity else { return false }
        switch (left.action, right.action) {
        case (.fill(let form, let ink), .fill(let otherForm, let otherInk)):
            return form == otherForm && matches(ink, other, otherInk)
        case (.mask(let mask, let placement, let ink), .mask(let otherMask, let otherPlacement, let otherInk)):
            return placement == otherPlacement && matches(ink, other, otherInk)
                && masks[Int(mask)].hasSamePixels(as: other.masks[Int(otherMask)])
        case (.beginMaskClip(let mask, let placement), .beginMaskClip(let otherMask, let otherPlacement)):
            return placement == otherPlacement && masks[Int(mask)].hasSamePixels(as: other.masks[Int(otherMask)])
        case (.warp(let image, let projection), .warp(let otherImage, let otherProjection)):
            return projection == otherProjection && images[Int(image)] == other.images[Int(otherImage)]
        case (.blend(let image, let placement, let mode), .blend(let otherImage, let otherPlacement, let otherMode)):
            return placement == otherPlacement && mode == otherMode
                && images[Int(image)] == other.images[Int(otherImage)]
        default:
            return left.action == right.action
        }
    }

    private func matches(_ ink: Ink, _ other: ResolvedFrame, _ otherInk: Ink) -> Bool {
        switch (ink, otherInk) {
        case (.gradient(let gradient, let plane), .gradient(let otherGradient, let otherPlane)):
            plane == otherPlane && gradients[Int(gradient)] == other.gradients[Int(otherGradient)]
        case (.field(let gradient, let field), .field(let otherGradient, let otherField)):
            field == otherField && gradients[Int(gradient)] == other.gradients[Int(otherGradient)]
        case (.image(let image, let placement), .image(let otherImage, let otherPlacement)):
            placement == otherPlacement && images[Int(image)] == other.images[Int(otherImage)]
        default:
            ink == otherInk
        }
    }
}

extension TextMask {
    fileprivate func hasSamePixels(as other: TextMask) -> Bool {
        self === other || (width == other.width && height == other.height && coverage == other.coverage)
    }
}
