import Foundation
import ScrollPhysics

/// The request of a binding to a scroll view.
enum ScrollRequest: Equatable {
    case id(ScrollGoal)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
}

/// Connects a binding to the scroll view inside: setting the binding scrolls, and scrolling by hand sets the binding.
@MainActor
final class ScrollPositionLink {
    /// The scroll view, until it leaves.
    var scroll: ScrollNode? { didSet { if let scroll, scroll !== oldValue { requestAgain(of: scroll) } } }
    private var anchor: UnitPoint?
    /// Receives the id to which the user scrolled.
    private var report: (AnyHashable?) -> Void = { _ in }
    /// Whether the binding can hold an id: that of the view, otherwise that of its element.
    private var fits: (AnyHashable) -> Bool = { _ in true }
    /// Whether the user has moved the content since the front view was last determined.
    private var needsFollow = false
    /// The id that was last read from the binding or written to it.
    private var known: AnyHashable?
    /// The request of the binding, until the user scrolls.
    private var held: ScrollRequest?
    private var request: (what: ScrollRequest, transaction: Transaction)?
    /// Whether the user has scrolled since the last request, and the binding has been updated.
    private var isByUser = false
    private var viewport = CGSize.zero
    /// Whether ids are reported.
    private var followsIDs = true

    func configure(
        anchor: UnitPoint?, followsIDs: Bool, fits: @escaping (AnyHashable) -> Bool,
        report: @escaping (AnyHashable?) -> Void
    ) {
        self.anchor = anchor
        self.fits = fits
        self.followsIDs = followsIDs
        self.report = report
    }

    /// Handles a new value of the binding; nil does not scroll.
    func update(_ id: AnyHashable?, _ transaction: Transaction) {
        guard id != known else { return }
        known = id
        guard let id else {
            held = nil
            return
        }
        ask(.id(ScrollGoal(id: id, anchor: transaction.scrollTargetAnchor ?? anchor)), transaction)
    }

    /// Lets another scroll view begin at the position of the binding.
    private func requestAgain(of scroll: ScrollNode) {
        if request == nil {
            // The id that follows the user is that of the view at the anchor, or of the first visible one.
            let what = held ?? known.map { .id(ScrollGoal(id: $0, anchor: anchor ?? .topLeading)) }
            request = what.map { ($0, Transaction()) }
        }
        if request != nil { scroll.setNeedsLayout() }
    }

    /// Ends the request of the binding: the program has set a position without one.
    func release() {
        (request, held, known) = (nil, nil, nil)
    }

    /// Handles a scroll of the program past the binding: a requested edge or view is no longer held.
    func programDidScroll() { held = nil }

    /// Handles a new request of the binding.
    func ask(_ what: ScrollRequest, _ transaction: Transaction) {
        if case .id(var goal) = what {
            known = goal.id
            goal.anchor = transaction.scrollTargetAnchor ?? goal.anchor ?? anchor
            request = (.id(goal), transaction)
            held = .id(goal)
        } else {
            known = nil
            request = (what, transaction)
            held = what
        }
        isByUser = false
        scroll?.setNeedsLayout()
        scroll?.graph.wake()
    }

    /// Whether the binding determines the position of the content even if its length changes.
    var holdsPosition: Bool {
        if case .edge = held { return !isByUser }
        return request != nil
    }

    /// Fulfils the request once a view's frame is known after layout.
    func fulfilRequest() {
        guard let scroll, scroll.contentSize != .zero, let request else { return }
        // The view may still be added: the target layout is empty.
        if case .id = request.what, scroll.finder?.isEmpty == true { return }
        self.request = nil
        fulfil(request.what, request.transaction, in: scroll)
    }

    private func fulfil(_ what: ScrollRequest, _ transaction: Transaction, in scroll: ScrollNode) {
        // The first layout has no position to animate from.
        let transaction = scroll.firstLayout == nil ? Transaction() : transaction
        switch what {
        case .id(let goal):
            if !scroll.scroll(to: goal, transaction) { warn(goal.id, in: scroll) }
        case .edge(let edge): go(scroll, to: .edge(edge), transaction)
        case .point(let x, let y): go(scroll, to: .point(x: x, y: y), transaction)
        }
    }

    private func go(_ scroll: ScrollNode, to destination: ScrollDestination, _ transaction: Transaction) {
        guard let goal = scroll.offset(of: destination) else { return }
        scroll.scroll(to: goal, transaction, destination: destination)
    }

    private func warn(_ id: AnyHashable, in scroll: ScrollNode) {
        let type = Swift.type(of: id.base)
        let found = scroll.finder?.someID
        let other = found.map { "the views there have ids of type \(Swift.type(of: $0.base))" }
        let missing = scroll.finder?.layout() == nil ? "there is no scrollTargetLayout in it" : nil
        scroll.graph.warnOnce(
            "scrollPosition: no view with the id \(id) of type \(type) in the scroll view; "
                + (other ?? missing ?? "its target layout is empty"))
    }

    /// Keeps the content at the requested edge, or at the requested view after a resize, until the user scrolls or
    /// another request is made. After that, a resize leaves the view at the anchor where it is, too.
    func holdPosition() {
        guard let scroll, scroll.contentSize != .zero else { return }
        let old = viewport
        let isResized = viewport != .zero && viewport != scroll.viewportSize
        viewport = scroll.viewportSize
        guard request == nil, scroll.phase == .idle else { return }
        if isByUser {
            if isResized, known != nil { holdFollowedView(in: scroll, since: old) }
            return
        }
        switch held {
        case .edge(let edge):
            let goal = scroll.offset(ofEdge: edge)
            guard goal != scroll.scroller.offset(at: scroll.lastTime) else { return }
            scroll.scroll(to: goal, Transaction())
        case .id(let goal) where isResized: _ = scroll.scroll(to: goal, Transaction())
        case .id, .point, nil: break
        }
    }

    /// Keeps the distance of the content from the anchor's line in the window, which was `old`, unless a target
    /// behaviour decides where content rests. The content has kept its distance from the leading edge.
    private func holdFollowedView(in scroll: ScrollNode, since old: CGSize) {
        guard scroll.settings.behavior == nil, let anchor else { return }
        var goal = scroll.scroller.offset(at: scroll.lastTime)
        let start = goal
        let growth = (viewport.width - old.width) * anchor.x
        goal.x += Double(scroll.scope.isRightToLeft ? growth : -growth)
        goal.y += Double((old.height - viewport.height) * anchor.y)
        goal = scroll.scroller.extent.clamp(goal)
        if goal != start { scroll.setOffset(goal) }
    }

    // MARK: Scrolling by hand

    /// Records that the user has moved the content, or has stopped a programmatic scroll.
    func personDidScroll() {
        needsFollow = true
        held = nil
    }

    /// Changed lengths may bring another view to the front of content that the user has moved.
    func contentDidChange() { if isByUser { needsFollow = true } }

    /// Reports the front view to the binding. Programmatic motion does not change the requested value.
    ///
    /// Called when layout is done, when the rows exist and the requests of the program are known.
    func follow() {
        guard needsFollow, let scroll, request == nil, scroll.firstLayout != nil else { return }
        needsFollow = false
        guard scroll.mover == .person else { return }
        let id = followsIDs ? scroll.targetID(at: anchor, fitting: fits) : nil
        if followsIDs, id == nil, scroll.finder?.hasTargets == false {
            scroll.graph.warnOnce("scrollPosition: without a scrollTargetLayout in the scroll view, no id follows it")
        }
        let isNews = id != nil && id != known
        guard isNews || !isByUser else { return }
        isByUser = true
        if isNews { known = id }
        scroll.graph.lifecycle.enqueue { [report] in report(id) }
        scroll.graph.wake()
    }
}

struct ScrollPositionKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
}

/// The node of a binding to a position; reads the binding's value when it changes, even if no body depends on it.
final class ScrollPositionNode: EvaluatedNode {
    let link = ScrollPositionLink()
    let inner: EnvironmentScope
    /// The last `ScrollPosition` value that was read.
    var seen: ScrollPosition?
    /// The last id value that was read.
    var seenID: AnyHashable?
    /// Reads the binding and returns the resulting action.
    private var look: () -> () -> Void = { {} }

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        inner = EnvironmentScope(parent: scope)
        super.init(graph: graph, parent: parent, scope: scope)
        inner.set(ObjectIdentifier(ScrollPositionKey.self), to: Optional(link) as Any)
    }

    override var isReusable: Bool { false }

    /// Reads the binding with `look`, now and whenever it changes, and runs the resulting action.
    func watch(_ look: @escaping () -> () -> Void) {
        self.look = look
        forgetPrepared()
        evaluate()
    }

    override func evaluate() {
        evaluations += 1
        if showPrepared() { return }
        needsEvaluation = false
        forgetSources()
        let act = graph.dependencies.reading(as: self, look)
        act()
    }

    override func foresee() -> (() -> Void)? { look() }
}
