import Foundation
import ScrollPhysics

/// What a binding asks a scroll view for.
enum ScrollRequest: Equatable {
    case id(ScrollGoal)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
}

/// Ties a binding to the scroll view below: writes scroll it, and scrolling by hand writes the binding.
@MainActor
final class ScrollPositionLink {
    weak var scroll: ScrollNode? { didSet { if scroll != nil, request != nil { scroll?.setNeedsLayout() } } }
    private var anchor: UnitPoint?
    /// Takes the id that a person scrolled to.
    private var report: (AnyHashable?) -> Void = { _ in }
    /// Whether the binding can hold an id: that of a view, or else that of the element which the view is made for.
    private var fits: (AnyHashable) -> Bool = { _ in true }
    /// A person has moved the content since it was last looked which view is in front.
    private var needsFollow = false
    /// The id that the binding was last seen to hold, or was set to from here.
    private var known: AnyHashable?
    /// What the binding asks for, until a person scrolls.
    private var held: ScrollRequest?
    private var request: (what: ScrollRequest, transaction: Transaction)?
    /// A person has scrolled since the last request, and the binding knows.
    private var isByUser = false
    private var viewport = CGSize.zero
    /// No ids are looked for.
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

    /// The binding holds that id, or nothing, which scrolls nowhere.
    func update(_ id: AnyHashable?, _ transaction: Transaction) {
        guard id != known else { return }
        known = id
        guard let id else {
            held = nil
            return
        }
        ask(.id(ScrollGoal(id: id, anchor: transaction.scrollTargetAnchor ?? anchor)), transaction)
    }

    /// The binding asks for something new.
    func ask(_ what: ScrollRequest, _ transaction: Transaction) {
        if case .id(var goal) = what {
            known = goal.id
            goal.anchor = transaction.scrollTargetAnchor ?? goal.anchor ?? anchor
            request = (.id(goal), transaction)
            held = .id(goal)
        } else {
            request = (what, transaction)
            held = what
        }
        isByUser = false
        scroll?.setNeedsLayout()
        scroll?.graph.wake()
    }

    /// True while the binding says where the content is to be, whatever becomes of its length.
    var holdsPosition: Bool {
        if case .edge = held { return !isByUser }
        return request != nil
    }

    /// Does what was asked for: the frame of a view is known once it is laid out.
    func fulfilRequest() {
        guard let scroll, scroll.contentSize != .zero, let request else { return }
        // Its view may come with those that the target layout does not have yet.
        if case .id = request.what, scroll.finder?.isEmpty == true { return }
        self.request = nil
        fulfil(request.what, request.transaction, in: scroll)
    }

    private func fulfil(_ what: ScrollRequest, _ transaction: Transaction, in scroll: ScrollNode) {
        // A first layout has nothing to move from.
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

    /// Keeps the content at the edge that was asked for, or in a window of another size at the view, until a person
    /// scrolls or something else is asked for.
    func holdPosition() {
        guard let scroll, scroll.contentSize != .zero else { return }
        let isResized = viewport != .zero && viewport != scroll.viewportSize
        viewport = scroll.viewportSize
        guard request == nil, !isByUser, scroll.phase == .idle else { return }
        switch held {
        case .edge(let edge):
            let goal = scroll.offset(ofEdge: edge)
            guard goal != scroll.scroller.offset(at: scroll.lastTime) else { return }
            scroll.scroll(to: goal, Transaction())
        case .id(let goal) where isResized: _ = scroll.scroll(to: goal, Transaction())
        case .id, .point, nil: break
        }
    }

    // MARK: A person

    /// A person has moved the content, or stopped a scroll of the program's on its way.
    func personDidScroll() { needsFollow = true }

    /// Other lengths may have brought another view to the front of what a person has moved.
    func contentDidChange() { if isByUser { needsFollow = true } }

    /// Tells the binding which view is in front. Programmatic motion leaves it at what was asked for.
    ///
    /// Called when layout is done: by then the rows are there, and what the program asked for meanwhile has been heard.
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

/// Where a binding to a position stands in the tree; looks at its value when that changes, whoever reads it else.
final class ScrollPositionNode: EvaluatedNode {
    let link = ScrollPositionLink()
    let inner: EnvironmentScope
    /// The last value of a `ScrollPosition` binding that was looked at.
    var seen: ScrollPosition?
    /// The last value of a binding to an id that was looked at.
    var seenID: AnyHashable?
    /// Reads the binding, and gives what then is to be done.
    private var look: () -> () -> Void = { {} }

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        inner = EnvironmentScope(parent: scope)
        super.init(graph: graph, parent: parent, scope: scope)
        inner.set(ObjectIdentifier(ScrollPositionKey.self), to: Optional(link) as Any)
    }

    override var isReusable: Bool { false }

    /// Reads the binding with `look`, now and whenever it changes, and does what that gives.
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
