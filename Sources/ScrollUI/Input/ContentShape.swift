import Drawing
import Foundation

/// Takes hits everywhere in a shape, and nowhere else.
struct ContentShapeModifier<S: Shape>: NodeModifier {
    let shape: S
    let style: FillStyle

    func needsLayout(after old: ContentShapeModifier<S>) -> Bool { false }
    var takesHitsEverywhere: Bool { true }

    func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        let outline = shape._outline(in: CGRect(origin: .zero, size: node.frame.size))
        guard case .path(let path, let origin) = outline, style.isEOFilled else {
            return outline.contains(point) ? point : nil
        }
        let place = Point(x: Double(point.x) - origin.x, y: Double(point.y) - origin.y)
        return path.elements.contains(place, rule: .evenOdd) ? point : nil
    }
}

extension View {
    /// The view takes hits inside of `shape`, also where nothing is drawn, and not outside of it.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        Modified(content: self, modifier: ContentShapeModifier(shape: shape, style: FillStyle(eoFill: eoFill)))
    }
}
