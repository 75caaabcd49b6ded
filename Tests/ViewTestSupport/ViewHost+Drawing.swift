import Drawing
import Foundation
import ScrollUI

/// What a host draws.
extension ViewHost {
    /// The colors of the texts, in order of drawing.
    package var textColors: [PixelColor] {
        displayList.items.compactMap { if case .text(_, _, let color) = $0 { color } else { nil } }
    }

    /// The bounds of each filled path other than boxes and ellipses.
    package var pathBoxes: [CGRect] {
        displayList.items.compactMap { item in
            guard case .fill(.path(let path, let origin), _) = item else { return nil }
            let box = path.elements.boundingRect
            return CGRect(x: box.x + origin.x, y: box.y + origin.y, width: box.width, height: box.height)
        }
    }

    /// The rounded rectangles that have a border.
    package var borders: [Rect] {
        displayList.items.compactMap { item in
            guard case .border(.roundedRect(let rect, _), _, _) = item else { return nil }
            return rect
        }
    }
}
