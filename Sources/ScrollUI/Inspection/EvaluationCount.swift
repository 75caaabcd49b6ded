import Drawing
import Foundation

/// A view that shows the number of evaluations of a body. The number is read when the frame is painted, so it triggers no evaluation. Its
/// width is always that of four digits, so it never changes the layout. An extension of ScrollUI.
///
///     struct Card: View {
///         var body: some View { HStack { Text("body ran"); EvaluationCount(of: Card.self) } }
///     }
nonisolated public struct EvaluationCount: View {
    /// A built-in view without a body.
    public typealias Body = Never

    enum Subject {
        /// The nearest enclosing view of the type.
        case enclosing(ObjectIdentifier)
        /// All views of the type in the enclosing ``ScrollUI/View/evaluationScope()``.
        case total(ObjectIdentifier)
    }

    let subject: Subject

    /// Creates a count of the evaluations of the nearest enclosing view of the given type, since that view was created.
    public init<V: View>(of type: V.Type) {
        subject = .enclosing(ObjectIdentifier(type))
    }

    /// Creates a count for all views of the given type in the enclosing `evaluationScope()`, including removed ones.
    public init<V: View>(total type: V.Type) {
        subject = .total(ObjectIdentifier(type))
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(EvaluationCountNode.self) { EvaluationCountNode(graph: $0, parent: $1, scope: $2) }
        node.assign(subject)
    }
}

nonisolated extension View {
    /// Counts the evaluations of bodies in this view, for ``EvaluationCount``. An extension of ScrollUI.
    public func evaluationScope() -> some View { EvaluationScope(content: self) }
}

package nonisolated struct EvaluationScope<Content: View>: View {
    package typealias Body = Never

    let content: Content

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(EvaluationScopeNode.self) { EvaluationScopeNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

/// Counts the evaluations of bodies by view type.
final class EvaluationScopeNode: Node {
    private(set) var counts: [ObjectIdentifier: Int] = [:]

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        super.init(graph: graph, parent: parent, scope: scope)
        graph.evaluationScopes += 1
    }

    override var isTransparent: Bool { true }
    override var isReusable: Bool { false }
    override func willRemove() { graph.evaluationScopes -= 1 }

    func count(_ type: ObjectIdentifier) { counts[type, default: 0] += 1 }
}

extension EvaluatedNode {
    /// Counts an evaluation of the body. Complexity: O(depth) in a tree with scopes, otherwise O(1).
    final func countBody() {
        evaluations += 1
        graph.report.bodies += 1
        guard graph.evaluationScopes > 0, let type = viewType else { return }
        graph.whenShown { [weak self] in self?.countInScopes(type) }
    }

    private func countInScopes(_ type: ObjectIdentifier) {
        var node = parent
        while let current = node {
            (current as? EvaluationScopeNode)?.count(type)
            node = current.parent
        }
    }
}

/// Paints the current number at the time of painting.
final class EvaluationCountNode: Node {
    private var subject: EvaluationCount.Subject?
    private let paragraph: TextParagraph
    private let widest: TextParagraph
    private var shown: Int?
    private var ink = TextInk(color: .black)

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        paragraph = TextParagraph(measurer: graph.text)
        widest = TextParagraph(measurer: graph.text)
        super.init(graph: graph, parent: parent, scope: scope)
    }

    func assign(_ subject: EvaluationCount.Subject) {
        self.subject = subject
        resolve()
    }

    override func environmentDidChange() { resolve() }

    private func resolve() {
        let environment = EnvironmentValues(scope: scope, reader: self)
        let text = Text(verbatim: "0000")
        if widest.set(text.content(in: environment), TextSettings(environment)) { setNeedsLayout() }
        ink = text.parts[0].ink(text.parts[0].paint(in: environment), in: environment)
        shown = nil
        drawingDidChange()
    }

    private var count: Int {
        var node = parent
        while let current = node {
            switch subject {
            case .enclosing(let type):
                if let view = current as? EvaluatedNode, view.viewType == type { return view.evaluations }
            case .total(let type):
                if let scope = current as? EvaluationScopeNode { return scope.counts[type] ?? 0 }
            case nil: return 0
            }
            node = current.parent
        }
        return 0
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { widest.size(for: .unspecified) }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        widest.baseline(guide, height: size.height)
    }

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { frameInkBounds(margin: widest.overhang) }

    override func paint(into painter: Painter) {
        let count = count
        if count != shown {
            shown = count
            let environment = EnvironmentValues(scope: scope, reader: self)
            _ = paragraph.set(Text(verbatim: "\(count)").content(in: environment), TextSettings(environment))
            paragraph.setLines(for: .unspecified)
        }
        paragraph.paint(into: painter, width: frame.width, ink, others: [])
    }
}
