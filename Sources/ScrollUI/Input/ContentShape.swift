import Drawing
import Foundation

/// Takes hits everywhere in a shape, and nowhere else.
struct ContentShapeModifier<S: Shape>: NodeModifier {
    let shape: S
    let style: FillStyle

    func needsLayout(after old: ContentShapeModifier<S>) -> Bool { false }
    var takesHitsEverywhere: Bool { true }

    func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        let outline = shape.fitted(in: node)._outline(in: CGRect(origin: .zero, size: node.frame.size))
        guard case .path(let path, let origin) = outline, style.isEOFilled else {
            return outline.contains(point) ? point : nil
        }
        let local = Point(x: Double(point.x) - origin.x, y: Double(point.y) - origin.y)
        return path.elements.contains(local, rule: .evenOdd) ? point : nil
    }
}

/// What a shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The set as bits, one for each member.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Where the view takes hits.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// What is carried when the view is dragged to another one. Nothing is drawn by it here.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// What a menu of the view's own grows out of. Nothing is drawn by it here.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// What lights up under the pointer. Nothing is drawn by it here.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

nonisolated extension View {
    /// The shape of the view for `kind`. Only where it takes hits makes a difference here.
    @ViewBuilder
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        if kind.contains(.interaction) {
            contentShape(shape, eoFill: eoFill)
        } else {
            self
        }
    }

    /// The view takes hits inside of `shape`, also where nothing is drawn, and not outside of it.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        Modified(content: self, modifier: ContentShapeModifier(shape: shape, style: FillStyle(eoFill: eoFill)))
    }
}
