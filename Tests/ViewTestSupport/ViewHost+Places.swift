import Drawing
import Foundation
import ScrollUI

/// The locations of what a host shows.
extension ViewHost {
    /// The texts on screen, in order of drawing.
    package var texts: [String] { displayList.runs.map(\.string) }

    package func center(ofID id: some Hashable) -> CGPoint {
        guard let frame = frame(ofID: id) else { return .zero }
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The lines of text with their starts, in window coordinates as long as nothing is transformed.
    package var textLocations: [(text: String, location: CGPoint)] {
        var found: [(text: String, location: CGPoint)] = []
        for case .text(let run, let origin, _) in displayList.items {
            found.append((displayList.runs[Int(run)].string, CGPoint(x: origin.x, y: origin.y)))
        }
        return found
    }

    /// A point slightly to the right of the start of the last text with these words; the corner without one.
    package func location(of text: String) -> CGPoint {
        guard let found = textLocations.last(where: { $0.text == text }) else { return .zero }
        return CGPoint(x: found.location.x + 3, y: found.location.y - 3)
    }
}
