import Foundation

/// Takes hits everywhere in a shape, and nowhere else.
struct ContentShapeModifier<S: Shape>: NodeModifier {
    let shape: S

    func needsLayout(after old: ContentShapeModifier<S>) -> Bool { false }
    var takesHitsEverywhere: Bool { true }

    func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        shape._outline(in: CGRect(origin: .zero, size: node.frame.size)).contains(point) ? point : nil
    }
}

extension View {
    /// The view takes hits inside of `shape`, also where nothing is drawn, and not outside of it.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        Modified(content: self, modifier: ContentShapeModifier(shape: shape))
    }
}
