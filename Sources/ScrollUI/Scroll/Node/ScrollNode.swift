import Drawing
import Foundation
import ScrollPhysics

/// A scroll view: a window, the content that moves in it, and the physics of the motion.
///
/// Does not own: the content's views; the start and end of gestures, which ``EventRouter`` decides.
package final class ScrollNode: Node, SafeAreaReading {
    override var isPrefetchable: Bool { true }

    package private(set) var axes: Axis.Set
    let contentScope: EnvironmentScope
    package var scroller: Scroller
    private(set) var settings = ScrollSettings()
    private(set) var showsIndicators = true
    /// The link to a `scrollPosition` binding.
    private(set) var link: ScrollPositionLink?
    let indicators = ScrollIndicators()
    /// The scroll bars for the mouse, created on demand.
    private var bars: [IndicatorNode] = []
    /// Receives every change with its time, for recordings.
    var observer: ((ScrollChange, Duration) -> Void)?
    /// Distinguishes scroll views that have the same ids around them; nil until it is requested.
    var number: Int?
    private(set) var companion: (any ScrollCompanion)?
    /// The length in points of the space before the content, for the companion.
    private(set) var leadingSpace: CGFloat = 0
    /// Set if a `refreshable` around the scroll view provides an action.
    private(set) var refresher: Refresher?

    /// The shown offset; stored, so that it is constant within a frame.
    package var offset = ScrollVector.zero
    /// The part of the shown offset by which the content is ahead of the frame's time. See ``ViewHost/foresight``.
    var ahead = ScrollVector.zero
    package var lastTime = Duration.zero
    /// A programmatic scroll that follows an animation.
    var run: ScrollRun?
    /// A programmatic scroll, or a scroll to an end, until its destination is known to be in position.
    var pendingScroll: PendingScroll?
    /// The distance by which the present layout has already moved the content, because content before the visible
    /// part changed its length.
    var layoutShift = ScrollVector.zero
    /// The length by which these moves have made the scroller's content longer. It becomes shorter with the next lengths only.
    var layoutGrowth = ScrollVector.zero
    /// The views to which the content is snapped by a target behaviour.
    var snapped = SnappedTargets()
    /// The mover of the present or last motion.
    package var mover = ScrollMover.program
    /// Whether the latest input went to another scroll view of the group.
    var isFollower = false
    /// Whether the offset changed in the last frame.
    var wasMoved = false
    /// Whether the user held the content in the last frame.
    var wasHeld = false
    /// The number of the latest motion, greater than those of all earlier motions; zero if there was none.
    var motionNumber = 0

    private(set) var lazyStacks: [LazyStackNode] = []
    private let container = RelativeContainer()
    /// The length of a pixel of the display, in points.
    private(set) var pixel = 0.0
    /// The time of the first layout of the content; nil before it.
    package var firstLayout: Duration?
    /// Whether the last layout of the content was from right to left.
    var wasRightToLeft = false

    init(axes: Axis.Set, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.axes = axes
        contentScope = EnvironmentScope(parent: scope)
        contentScope.set(ObjectIdentifier(ScrollPositionKey.self), to: Optional<ScrollPositionLink>.none as Any)
        contentScope.set(ObjectIdentifier(RefreshKey.self), to: Optional<RefreshAction>.none as Any)
        contentScope.set(ObjectIdentifier(ScrollCompanionKey.self), to: Optional<any ScrollCompanion>.none as Any)
        let none = AxisExtent(viewport: 0, content: 0)
        scroller = Scroller(axes: ScrollAxes(axes), extent: ScrollExtent(x: none, y: none))
        super.init(graph: graph, parent: parent, scope: scope)
        graph.whenShown { [unowned self] in
            self.graph.scrolls.add(self)
            self.graph.safeAreas.add(self)
        }
    }

    package var content: ScrollContentNode? { items.first as? ScrollContentNode }

    // MARK: Settings

    func assign(_ axes: Axis.Set, showsIndicators: Bool) {
        if axes != self.axes { changeAxes(to: axes) }
        self.showsIndicators = showsIndicators
        readEnvironment()
    }

    /// Ends all motion. Axes that still scroll keep their offset, others begin anew.
    private func changeAxes(to axes: Axis.Set) {
        var start = scroller.extent.clamp(scroller.offset(at: lastTime))
        for axis in Axis.allCases.map(ScrollAxis.init) where !ScrollAxes(axes).contains(axis) {
            start[axis] = scroller.extent[axis].minimumOffset
        }
        let feel = scroller.feel
        self.axes = axes
        scroller = Scroller(feel: feel, axes: ScrollAxes(axes), extent: scroller.extent, offset: start)
        (run, pendingScroll, snapped) = (nil, nil, SnappedTargets())
        (offset, ahead) = (start, .zero)
        endLife()
        content?.setNeedsLayout()
        setNeedsLayout()
    }

    override func environmentDidChange() { readEnvironment() }

    private func readEnvironment() {
        let old = settings
        settings = environment(ScrollSettingsKey.self)
        takeFeel()
        takeRefresh(environment(RefreshKey.self))
        scroller.bouncesWhenContentFits = settings.bounces
        scroller.isPaging = isPaging
        takePixel()
        if link == nil, let link = environment(ScrollPositionKey.self), link.scroll == nil {
            link.scroll = self
            self.link = link
        }
        if companion == nil, let companion = environment(ScrollCompanionKey.self), companion.attach(self) {
            self.companion = companion
        }
        if settings.contentMargins != old.contentMargins || settings.anchors[.alignment] != old.anchors[.alignment] {
            setNeedsLayout()
        }
        if old.flashTrigger != nil, settings.flashTrigger != old.flashTrigger {
            indicators.flash(at: graph.time, graph.animations)
        }
        setNeedsPaint()
    }

    /// Whether targets are whole pages.
    package var isPaging: Bool { settings.behavior is PagingScrollTargetBehavior }

    private func takePixel() {
        let scale = environment(DisplayScaleKey.self)
        let pixel = scale > 0 ? 1 / scale : 0
        guard pixel != self.pixel else { return }
        self.pixel = pixel
        setNeedsLayout()
    }

    private func takeFeel() {
        var feel = environment(ScrollFeelKey.self)
        if let rate = settings.decelerationRate ?? (limitsScrolls ? ScrollDecelerationRate.fast.rawValue : nil) {
            feel.fling.decelerationRate = rate
        }
        if feel != scroller.feel { scroller.setFeel(feel, at: lastTime) }
    }

    private var limitsScrolls: Bool {
        guard let behavior = settings.behavior else { return false }
        let context = ScrollTargetBehaviorPropertiesContext(
            environment: EnvironmentValues(scope: scope), axes: axes)
        return behavior.properties(context: context).limitsScrolls
    }

    private func takeRefresh(_ action: RefreshAction?) {
        guard let action else {
            refresher = nil
            return
        }
        if refresher == nil { refresher = Refresher(scroll: self) }
        refresher?.action = action
    }

    func bar(along axis: Axis) -> IndicatorNode {
        if let bar = bars.first(where: { $0.axis == axis }) { return bar }
        let bar = IndicatorNode(axis: axis, scroll: self)
        bars.append(bar)
        return bar
    }

    package override var companions: [Node] { bars }

    package override func willRemove() {
        if link?.scroll === self { link?.scroll = nil }
        companion?.detach(self)
    }

    package override var isReusable: Bool { false }

    // MARK: Layout

    /// The insets by which the window extends under views that cover its surroundings. The content is drawn there
    /// too.
    package private(set) var usedSafeArea = EdgeInsets()
    var ignoredRegions: SafeAreaRegions { .all }

    var margins: EdgeInsets { settings.contentMargins }

    override var mirrorsItems: Bool { false }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        for axis in Axis.allCases {
            offer[axis] = axes.contains(axis) ? nil : proposal[axis].map { max(0, $0 - margins.total(axis)) }
        }
        return offer
    }

    package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let content else { return .zero }
        // Once the node is placed, its container is the placed size: measuring it for other sizes changes nothing.
        if !isPlaced { setContainer(proposal) }
        let size = content.measure(offer(proposal))
        var result = CGSize.zero
        for axis in Axis.allCases {
            let ideal = size[axis] + margins.total(axis)
            result[axis] = axes.contains(axis) ? proposal[axis] ?? ideal : ideal
        }
        return result
    }

    override var stopsLayoutInvalidation: Bool { isPlaced }

    package override func placeItems(_ proposal: ProposedViewSize) {
        guard let content else { return }
        usedSafeArea = safeAreaInsets()
        takeLeadingSpace()
        setContainer(containerProposal(proposal))
        var anchoring = ScrollAnchoring(before: self)
        content.place(at: .zero, proposal: offer(proposal))
        anchoring.apply(to: self)
        if mover == .person { link?.contentDidChange() }
        if firstLayout == nil {
            firstLayout = graph.time
            if settings.flashesOnAppear { indicators.flash(at: graph.time, graph.animations) }
        }
    }

    private func takeLeadingSpace() {
        guard let companion else { return }
        let space = companion.leadingSpace(of: self)
        guard space != leadingSpace else { return }
        leadingSpace = space
        content?.setNeedsLayout()
    }

    /// The distance from the start of the content, in points; negative while the content is pulled beyond it.
    package var distanceFromTop: CGFloat { CGFloat(offset.y) + insets.top }

    /// Whether the content begins at the right. Lazy rows that begin at the right keep their own position.
    var beginsAtTheRight: Bool {
        scope.isRightToLeft && axes.contains(Axis.horizontal) && !lazyStacks.contains(where: \.isMirrored)
    }

    /// The lengths that determine the container: along the axes of scrolling those of the window, unless they are those
    /// of the content; across, those that the scroll view was offered, since it takes the length of its content there.
    private func containerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var size = ProposedViewSize(frame.size)
        for axis in Axis.allCases {
            if axes.contains(axis) {
                if proposal[axis] == nil { size[axis] = nil }
            } else if let offered = proposal[axis], offered.isFinite {
                size[axis] = offered
            }
        }
        return size
    }

    private func setContainer(_ proposal: ProposedViewSize) {
        var inner = proposal
        for axis in Axis.allCases { inner[axis] = proposal[axis].map { $0 - margins.total(axis) } }
        guard container.set(inner) else { return }
        if firstLayout != nil { graph.dropPrefetchedRows() }
        if container.hasReaders { for stack in lazyStacks { stack.containerDidChange() } }
    }

    override var relativeContainer: RelativeContainer? { container }

    /// Returns the length of the content that is visible at once, by the size for which the scroll view was measured,
    /// in points.
    func lengthAhead(_ axis: Axis) -> CGFloat { container.size[axis] + margins.total(axis) }

    func register(_ stack: LazyStackNode) {
        if !lazyStacks.contains(where: { $0 === stack }) { lazyStacks.append(stack) }
    }

    func forget(_ node: Node) {
        lazyStacks.removeAll { $0 === node }
    }

    /// Called after a scroll.
    func updateLazyWindows() {
        for stack in lazyStacks { stack.updateWindow(afterScroll: true) }
    }

    /// Lets content that is pressed at rest grow as if there had been no scroll before.
    func forgetEyes() {
        for stack in lazyStacks { stack.eyeLine = nil }
    }

    // MARK: Drawing and hits

    package override var isSteady: Bool { false }
    package override var ownInkBounds: InkBounds { .everywhere }

    package override func paint(into painter: Painter) { paintWindow(into: painter) }

    package override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard window.includes(point) else { return false }
        path.append(self)
        if let axis = indicators.axis(at: point, in: self) {
            path.append(bar(along: axis))
            return true
        }
        if let content {
            let origin = contentOrigin
            _ = content.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), path: &path)
        }
        return true
    }
}

/// The originator of a motion of the content.
package enum ScrollMover {
    /// By hand, wheel, keys or scroll bar, and the motion that follows.
    case person
    /// Through a binding or a proxy.
    case program
}

extension ScrollAxes {
    package init(_ axes: Axis.Set) {
        self = []
        if axes.contains(Axis.Set.horizontal) { insert(.horizontal) }
        if axes.contains(Axis.Set.vertical) { insert(.vertical) }
    }
}
