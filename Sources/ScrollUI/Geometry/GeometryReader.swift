import Foundation

/// A view that fills the proposed size and builds its content from its size and position. Unspecified dimensions are 10 points. Its
/// views are placed at the top leading corner.
nonisolated public struct GeometryReader<Content: View>: View {
    /// A built-in view without a body.
    public typealias Body = Never

    /// Builds the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader with the given content.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(GeometryReaderNode.self) { GeometryReaderNode(graph: $0, parent: $1, scope: $2) }
        let content = self.content
        node.assign { proxy in
            let view = content(proxy)
            return { view._lower(into: &$0) }
        }
    }
}

/// Evaluates its content during the layout that determines its size.
final class GeometryReaderNode: ContentNode {
    override var isPrefetchable: Bool { true }

    /// Builds the content and returns the function that writes it into the tree.
    private var make: ((GeometryProxy) -> (inout NodeBuilder) -> Void)?
    private var isEvaluatingInLayout = false
    /// The size for which the content was built.
    private var madeFor = CGSize.zero

    override var isTransparent: Bool { false }
    override var isPlacingItems: Bool { isEvaluatingInLayout }
    override var stopsLayoutInvalidation: Bool { isPlaced }

    func assign(_ make: @escaping (GeometryProxy) -> (inout NodeBuilder) -> Void) {
        self.make = make
        if isPlaced { evaluate() }
    }

    override func evaluate() {
        if madeFor != frame.size { forgetPrepared() }
        madeFor = frame.size
        super.evaluate()
    }

    override func makeContent() -> ((inout NodeBuilder) -> Void)? {
        guard let make else { return nil }
        let proxy = GeometryProxy(self)
        return graph.geometry.reading(as: self) { make(proxy) }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        isEvaluatingInLayout = true
        if needsEvaluation || madeFor != frame.size { evaluate() }
        isEvaluatingInLayout = false
        let offer = ProposedViewSize(frame.size)
        for item in items { item.place(at: .zero, proposal: offer) }
    }
}
