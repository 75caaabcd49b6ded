/// The pixels that more than one part of a group can change.
struct GroupOverlap {
    /// The number of parts up to which every pair is compared; with more, the whole group counts as overlapping.
    static let most = 32

    /// The rectangle of all pixels that the group can change.
    private(set) var all = PixelRect.empty
    /// The smallest rectangle around all overlaps of two parts.
    private(set) var pixels = PixelRect.empty
    /// True if parts overlap, and the upper part of each overlap is an inlay or can become one.
    var isInlaid: Bool { !pixels.isEmpty && areInlays }
    private var areInlays = true

    /// The parts are the commands after `begin`; a nested group counts as one part.
    init(of frame: ResolvedFrame, after begin: Int) {
        var count = 0
        var holdsGroup = false
        var index = begin + 1
        while index < frame.commands.count {
            let command = frame.commands[index]
            if command.isPart {
                if all.intersects(command.bounds) { meet(command.bounds, in: frame, from: begin, to: index) }
                all = all.union(command.bounds)
                count += 1
            }
            guard case .beginGroup = command.action else {
                index += 1
                continue
            }
            holdsGroup = true
            index = Int(frame.ends[index]) + 1
        }
        let isMostOfIt = pixels.area * 2 > all.area
        areInlays = areInlays && count <= Self.most
        if count > Self.most || (!pixels.isEmpty && (holdsGroup || isMostOfIt)) { pixels = all }
    }

    private mutating func meet(_ bounds: PixelRect, in frame: ResolvedFrame, from begin: Int, to end: Int) {
        guard end - begin <= 2 * Self.most else {
            pixels = all
            areInlays = false
            return
        }
        areInlays = areInlays && frame.ground(of: end, after: begin) != .uneven
        var index = begin + 1
        while index < end {
            let other = frame.commands[index]
            if other.isPart { pixels = pixels.union(other.bounds.intersection(bounds)) }
            if case .beginGroup = other.action { index = Int(frame.ends[index]) }
            index += 1
        }
    }
}

extension Command {
    /// False for a command that only marks the boundary of a scope.
    var isPart: Bool {
        switch action {
        case .nothing, .beginClip, .beginMaskClip, .end: false
        case .fill, .border, .mask, .warp, .blend, .beginGroup: true
        }
    }
}
