extension ResolvedFrame {
    /// Ends a clip whose edge is not on pixel boundaries. It costs nothing when it cuts nothing, and becomes the shape
    /// of what is inside when only one item is cut and fills it wholly.
    func closeClip(begin: Int) {
        guard case .beginClip(let form) = commands[begin].action else { return closeMaskClip(begin) }
        var cut = PixelRect.empty
        var count = 0
        var last = begin
        for index in (begin + 1)..<commands.count where !commands[index].bounds.isEmpty {
            guard !form.fullyCovers(commands[index].bounds) else { continue }
            cut = cut.union(commands[index].bounds)
            count += 1
            last = index
        }
        if count == 0 { return dissolve(begin) }
        if count == 1, case .fill(let inside, let ink) = commands[last].action,
            inside.placement == form.placement, inside.box.contains(form.box)
        {
            commands[last].action = .fill(form, ink)
            return dissolve(begin)
        }
        end(begin, bounds: cut)
    }

    /// The same for a clip to a mask, of which nothing is known but where it is.
    private func closeMaskClip(_ begin: Int) {
        guard case .beginMaskClip(let mask, let placement) = commands[begin].action else { return }
        let inside = (begin + 1)..<commands.count
        let parts = inside.filter { !commands[$0].bounds.isEmpty }
        guard let only = parts.first else { return dissolve(begin) }
        if parts.count == 1, case .fill(let form, .solid(let color)) = commands[only].action,
            form.fullyCovers(commands[begin].bounds)
        {
            commands[only].action = .mask(mask, placement: placement, .solid(color))
            commands[only].bounds = commands[begin].bounds
            return dissolve(begin)
        }
        end(begin, bounds: parts.reduce(PixelRect.empty) { $0.union(commands[$1].bounds) })
    }

    /// Ends a group. Where no two items lie on top of each other the opacity is multiplied into each, which gives the
    /// same pixels.
    func closeGroup(begin: Int, mustFold: Bool) {
        guard case .beginGroup(let opacity, _) = commands[begin].action else { return }
        let overlap = GroupOverlap(of: self, after: begin)
        if overlap.pixels.isEmpty || mustFold {
            fold(opacity, after: begin)
            return dissolve(begin)
        }
        commands[begin].action = .beginGroup(opacity: opacity, overlap: overlap.pixels)
        end(begin, bounds: overlap.all)
    }

    private func end(_ begin: Int, bounds: PixelRect) {
        commands[begin].bounds = bounds
        append(.end, bounds: bounds)
        ends[begin] = Int32(commands.count - 1)
    }

    private func fold(_ opacity: Double, after begin: Int) {
        var index = begin + 1
        while index < commands.count {
            commands[index].opacity *= opacity
            guard case .beginGroup(let inner, let overlap) = commands[index].action else {
                index += 1
                continue
            }
            commands[index].action = .beginGroup(opacity: inner * opacity, overlap: overlap)
            index = Int(ends[index]) + 1
        }
    }
}

/// Which pixels of a group more than one of its parts can change.
struct GroupOverlap {
    /// Up to this many parts every pair is looked at; with more, the whole group counts as overlapping.
    static let most = 32

    /// Everything that the group can change.
    private(set) var all = PixelRect.empty
    /// Around every place where two parts meet.
    private(set) var pixels = PixelRect.empty

    /// The parts are the commands after `begin`; a group inside counts as one part.
    init(of frame: ResolvedFrame, after begin: Int) {
        var count = 0
        var holdsGroup = false
        var index = begin + 1
        while index < frame.commands.count {
            let command = frame.commands[index]
            if command.isPart {
                if !all.intersection(command.bounds).isEmpty { meet(command.bounds, in: frame, from: begin, to: index) }
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
        if count > Self.most || (!pixels.isEmpty && (holdsGroup || isMostOfIt)) { pixels = all }
    }

    private mutating func meet(_ bounds: PixelRect, in frame: ResolvedFrame, from begin: Int, to end: Int) {
        guard end - begin <= 2 * Self.most else {
            pixels = all
            return
        }
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
    fileprivate var isPart: Bool {
        switch action {
        case .nothing, .beginClip, .beginMaskClip, .end: false
        case .fill, .border, .mask, .warp, .blend, .beginGroup: true
        }
    }
}
