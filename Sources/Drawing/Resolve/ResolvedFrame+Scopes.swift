extension ResolvedFrame {
    /// Ends a clip whose edge is not on pixel boundaries. It is removed if it cuts nothing, and replaced by a change of
    /// shape if it cuts a single item that covers it entirely.
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

    /// Ends a clip to a mask, of which only the bounds are known.
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

    /// Ends a group. If no two items overlap, the opacity is multiplied into each, which gives the same pixels. The
    /// same holds if all upper items are inlays in plain colour.
    func closeGroup(begin: Int, mustFold: Bool) {
        guard case .beginGroup(let opacity, _) = commands[begin].action else { return }
        let overlap = GroupOverlap(of: self, after: begin)
        if overlap.pixels.isEmpty || overlap.isInlaid || mustFold {
            if overlap.isInlaid { inlay(after: begin) }
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
