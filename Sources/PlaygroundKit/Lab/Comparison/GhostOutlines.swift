import Drawing
import Foundation
import ScrollAnalysis
import ScrollUI

/// The frame of the other tuning as outlines over the scene: the edges of cards and pictures in the scroll view,
/// without their fills.
struct GhostOutlines {
    /// The smallest outlined shape, in points. Smaller ones are parts of cards.
    private static let least = 24.0
    private static let width = 1.5

    let color: PixelColor

    /// Outlines in the colour of a tuning.
    init(of side: TuningSide, in scheme: ColorScheme) {
        switch (side, scheme) {
        case (.a, .light): color = PixelColor(hex: 0x2F6BFF)
        case (.a, .dark): color = PixelColor(hex: 0x5B8CFF)
        case (.b, .light): color = PixelColor(hex: 0xB35F00)
        case (.b, .dark): color = PixelColor(hex: 0xF0A04B)
        }
    }

    /// Returns the outlines in the scroll view of a frame. Without shapes, it returns the lines of text. O(items).
    func list(of frame: TakeRun.Frame) -> DisplayList {
        let shapes = list(of: frame, withText: false)
        return shapes.hasOutlines ? shapes.list : list(of: frame, withText: true).list
    }

    private func list(of frame: TakeRun.Frame, withText: Bool) -> (list: DisplayList, hasOutlines: Bool) {
        let source = frame.list
        var outlines = DisplayList(size: source.size, scale: source.scale)
        guard let window = frame.scroll?.frame else { return (outlines, true) }
        let seen = Rect(x: window.minX, y: window.minY, width: window.width, height: window.height)
        outlines.append(.pushClip(.rect(seen)))
        var hasOutlines = false
        var masks = 0
        for item in source.items {
            switch item {
            case .pushClip, .popClip, .pushTransform, .popTransform: outlines.append(item)
            case .pushMask: masks += 1
            case .beginMasked: masks -= 1
            case .fill(let outline, _) where masks == 0:
                guard let frame = outline.frame, Self.isPart(frame, of: seen) else { continue }
                outlines.append(.border(outline, width: Self.width, color))
                hasOutlines = true
            case .image(_, let frame, _) where masks == 0:
                guard Self.isPart(frame, of: seen) else { continue }
                outlines.append(.border(.rect(frame), width: Self.width, color))
                hasOutlines = true
            case .text(let run, let origin, _) where withText && masks == 0:
                guard source.runs.indices.contains(Int(run)) else { continue }
                outlines.appendText(source.runs[Int(run)], origin: origin, color: color)
            default: break
            }
        }
        outlines.append(.popClip)
        return (outlines, hasOutlines)
    }

    /// Returns false for shapes that are too small, and for the background.
    private static func isPart(_ frame: Rect, of seen: Rect) -> Bool {
        min(frame.width, frame.height) >= least && !(frame.width >= seen.width - 1 && frame.height >= seen.height - 1)
    }
}

extension Outline {
    /// Nil for a path, which is a figure in a card.
    fileprivate var frame: Rect? {
        switch self {
        case .rect(let frame), .roundedRect(let frame, _), .ellipse(let frame): frame
        case .path: nil
        }
    }
}
