import Foundation

/// The tree of nodes and what is pending in it.
///
/// Does not own: input, which ``EventRouter`` routes; drawing, which ``Painter`` does; time, which is given to it.
@MainActor
final class ViewGraph {
    /// Of the present frame, since the host's zero.
    private(set) var time: Duration = .zero
    /// What the present update carries.
    private(set) var transaction = Transaction()
    /// The animation of the update whose layout is under way.
    private(set) var layoutAnimation: Animation?

    let rootScope = EnvironmentScope(parent: nil)
    private(set) var root: Node?
    var needsLayout = true
    var needsPaint = true
    /// Nodes that stop the spreading of layout changes and have some below them.
    var layoutRoots: [Node] = []
    let animations = AnimationClock()
    let lifecycle = LifecycleQueue()
    let scrolls = ScrollRegistry()
    let geometry = GeometryRegistry()
    let safeAreas = SafeAreaRegistry()
    let properties = ViewPropertiesTable()
    let text: any TextMeasuring
    var report = FrameReport()
    /// Points; what views outside all scroll views are measured by.
    private(set) var windowSize = CGSize.zero
    /// Called when something asks for a frame.
    var wake: () -> Void = {}

    private var pending: [(node: EvaluatedNode, transaction: Transaction)] = []
    private var reader: EvaluatedNode?

    init(text: any TextMeasuring) {
        self.text = text
    }

    func setRoot(_ root: Node) {
        self.root = root
    }

    func begin(at time: Duration) {
        self.time = time
    }

    var hasPendingUpdates: Bool { !pending.isEmpty }

    // MARK: Dependencies

    /// The evaluation under way, to which reads of state are put down.
    func noteRead(of source: Source) {
        guard let reader else { return }
        source.addReader(reader)
    }

    var isEvaluating: Bool { reader != nil }

    func reading<Result>(as node: EvaluatedNode, _ body: () -> Result) -> Result {
        let outer = reader
        reader = node
        defer { reader = outer }
        return body()
    }

    /// Asks for `node` to be evaluated in the next update.
    func invalidate(_ node: EvaluatedNode, transaction: Transaction) {
        if node.needsEvaluation {
            if transaction.animation != nil, let index = pending.firstIndex(where: { $0.node === node }) {
                pending[index].transaction = transaction
            }
            return
        }
        node.needsEvaluation = true
        pending.append((node, transaction))
        wake()
    }

    func setNeedsPaint() {
        needsPaint = true
        wake()
    }

    /// A node left the tree.
    func forget(_ node: Node) {
        scrolls.forget(node)
        geometry.forget(node)
        safeAreas.forget(node)
    }

    // MARK: Passes

    /// Evaluates what changed, outermost first, until nothing is pending.
    func update() {
        var rounds = 0
        while !pending.isEmpty, rounds < ViewGraph.roundLimit {
            rounds += 1
            let batch = pending.sorted { $0.node.depth < $1.node.depth }
            pending.removeAll(keepingCapacity: true)
            for entry in batch where entry.node.isAttached && entry.node.needsEvaluation {
                run(in: entry.transaction) { entry.node.evaluate() }
            }
        }
        if rounds == ViewGraph.roundLimit {
            Diagnostics.warn("state changes on every evaluation; the update was cut after \(rounds) rounds")
            pending.removeAll()
        }
    }

    private var warnings: Set<String> = []

    /// Tells the developer of a mistake, once for each wording.
    func warnOnce(_ message: String) {
        if warnings.insert(message).inserted { Diagnostics.warn(message) }
    }

    private static let roundLimit = 50

    func run(in transaction: Transaction, _ body: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        if let animation = transaction.effectiveAnimation { layoutAnimation = animation }
        needsPaint = true
        body()
        self.transaction = outer
    }

    /// Lays out what is dirty, for a window of `size`.
    func layout(size: CGSize) {
        guard let root else { return }
        windowSize = size
        let proposal = ProposedViewSize(size)
        var rounds = 0
        while needsLayout || root.needsLayout || root.proposal != proposal, rounds < ViewGraph.roundLimit {
            rounds += 1
            needsLayout = false
            needsPaint = true
            root.place(at: .zero, proposal: proposal)
            layoutInnerRoots()
            safeAreas.check()
        }
        layoutAnimation = nil
    }

    /// Nodes that stopped a change from spreading lay themselves out, or pass it on if their own size changed with it.
    private func layoutInnerRoots() {
        let roots = layoutRoots.sorted { $0.depth < $1.depth }
        layoutRoots.removeAll(keepingCapacity: true)
        for node in roots where node.isAttached && node.needsLayout && node.isPlaced {
            if node.measure(node.proposal) == node.frame.size {
                node.place(at: node.frame.origin, proposal: node.proposal)
            } else {
                node.layoutParent?.setNeedsLayout()
            }
        }
    }
}
