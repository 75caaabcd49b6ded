/// The content below a part of a group, in the same group.
enum Ground: Equatable {
    case none
    /// One opaque colour at every pixel that the part can change.
    case plain(PixelColor)
    /// The part is already an inlay, in a nested group.
    case taken
    case uneven
}

extension ResolvedFrame {
    /// Converts parts over a plain colour to inlays. Must be called before the group's opacity is multiplied in.
    func inlay(after begin: Int) {
        var index = begin + 1
        while index < commands.count {
            if commands[index].isPart, case .plain(let color) = ground(of: index, after: begin) {
                commands[index].action = commands[index].action.inlaid(in: color)
            }
            if case .beginGroup = commands[index].action { index = Int(ends[index]) }
            index += 1
        }
    }

    /// O(index - begin). Content outside of a clip around the part is not its ground, because a clip can have its own
    /// layer.
    func ground(of index: Int, after begin: Int) -> Ground {
        if case .inlay = commands[index].action.ink { return .taken }
        let bounds = commands[index].bounds
        var ground = Ground.none
        var below = begin + 1
        while below < index {
            let end = Int(ends[below])
            if end > index {
                if ground != .none { ground = .uneven }
            } else {
                if commands[below].bounds.intersects(bounds) { ground = commands[below].ground(of: bounds) }
                below = max(below, end)
            }
            below += 1
        }
        if case .plain = ground, commands[index].action.ink?.color == nil { return .uneven }
        return ground
    }
}

extension Command {
    fileprivate func ground(of pixels: PixelRect) -> Ground {
        guard case .fill(let form, let ink) = action, let color = ink.color, color.alpha == 255, opacity == 1,
            bounds.contains(pixels), form.fullyCovers(pixels)
        else { return .uneven }
        return .plain(color)
    }
}

extension Action {
    /// Nil for an action with a fixed kind of ink, or none.
    fileprivate var ink: Ink? {
        switch self {
        case .fill(_, let ink), .mask(_, _, let ink): ink
        default: nil
        }
    }

    /// Returns the same action if it has no single colour.
    fileprivate func inlaid(in ground: PixelColor) -> Action {
        guard let color = ink?.color else { return self }
        switch self {
        case .fill(let form, _): return .fill(form, .inlay(color, in: ground))
        case .mask(let mask, let placement, _): return .mask(mask, placement: placement, .inlay(color, in: ground))
        default: return self
        }
    }
}

extension Ink {
    /// Nil for an ink with several colours.
    fileprivate var color: PixelColor? {
        switch self {
        case .solid(let color), .inlay(let color, _): color
        case .gradient, .field, .image: nil
        }
    }
}
