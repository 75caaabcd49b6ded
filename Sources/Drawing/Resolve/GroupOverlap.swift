/// Which pixels of a group more than one of its parts can change.
struct GroupOverlap {
    /// Up to this many parts every pair is looked at; with more, the whole group counts as overlapping.
    static let most = 32

    /// Everything that the group can change.
    private(set) var all = PixelRect.empty
    /// Around every area where two parts meet.
    private(set) var pixels = PixelRect.empty
    /// True when parts meet, and wherever they do the upper one is an inlay or can be made one.
    var isInlaid: Bool { !pixels.isEmpty && areInlays }
    private var areInlays = true

    /// The parts are the commands after `begin`; a group inside counts as one part.
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
    /// False for what only marks a scope's edge.
    var isPart: Bool {
        switch action {
        case .nothing, .beginClip, .beginMaskClip, .end: false
        case .fill, .border, .mask, .warp, .blend, .beginGroup: true
        }
    }
}
