import Drawing
import Foundation

/// Restricts hits to a shape.
package struct ContentShapeModifier<S: Shape>: NodeModifier {
    let shape: S
    let style: FillStyle

    package func needsLayout(after old: ContentShapeModifier<S>) -> Bool { false }
    package var takesHitsEverywhere: Bool { true }

    package func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        let outline = shape.fitted(in: node)
            .outline(in: CGRect(origin: .zero, size: node.frame.size), isMirrored: shape.isMirrored(in: node.scope))
        guard case .path(let path, let origin) = outline, style.isEOFilled else {
            return outline.contains(point) ? point : nil
        }
        let local = Point(x: Double(point.x) - origin.x, y: Double(point.y) - origin.y)
        return path.elements.contains(local, rule: .evenOdd) ? point : nil
    }
}

/// The purpose of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The set as bits, one bit per member.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The area in which the view accepts hits.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The image carried while the view is dragged. It is not used for drawing.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The shape from which a context menu of the view opens. It is not used for drawing.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The area highlighted under the pointer. It is not used for drawing.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

nonisolated extension View {
    /// Sets the shape of the view for `kind`. Only the shape for hits has an effect.
    @ViewBuilder
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        if kind.contains(.interaction) {
            contentShape(shape, eoFill: eoFill)
        } else {
            self
        }
    }

    /// Lets the view accept hits inside `shape`, even where nothing is drawn, and not outside it.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        Modified(content: self, modifier: ContentShapeModifier(shape: shape, style: FillStyle(eoFill: eoFill)))
    }
}
