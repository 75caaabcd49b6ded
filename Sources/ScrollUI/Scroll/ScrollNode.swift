import Drawing
import Foundation
import ScrollPhysics

/// A scroll view: a window, what moves behind it, and the physics that moves it.
///
/// Does not own: the content's views; where gestures begin and end, which ``EventRouter`` decides.
final class ScrollNode: Node, SafeAreaReading {
    let axes: Axis.Set
    let contentScope: EnvironmentScope
    private(set) var scroller: Scroller
    private(set) var settings = ScrollSettings()
    private(set) var showsIndicators = true
    /// Ties a `scrollPosition` binding to this scroll view.
    private(set) var link: ScrollPositionLink?
    let indicators = ScrollIndicators()
    private lazy var horizontalBar = IndicatorNode(axis: .horizontal, scroll: self)
    private lazy var verticalBar = IndicatorNode(axis: .vertical, scroll: self)
    /// Sees every change with its time, for recordings.
    var observer: ((ScrollChange, Duration) -> Void)?

    private var offset = ScrollVector.zero
    private var lastTime = Duration.zero
    private var lazyStacks: [LazyStackNode] = []
    private var containerReaders: [Node] = []
    private var container = CGSize.zero
    private var hasLayout = false

    init(axes: Axis.Set, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.axes = axes
        contentScope = EnvironmentScope(parent: scope)
        contentScope.set(ObjectIdentifier(ScrollPositionKey.self), to: Optional<ScrollPositionLink>.none as Any)
        let none = AxisExtent(viewport: 0, content: 0)
        scroller = Scroller(axes: ScrollAxes(axes), extent: ScrollExtent(x: none, y: none))
        super.init(graph: graph, parent: parent, scope: scope)
        graph.scrolls.add(self)
        graph.safeAreas.add(self)
    }

    private var content: ScrollContentNode? { items.first as? ScrollContentNode }

    func assign(showsIndicators: Bool) {
        self.showsIndicators = showsIndicators
        readEnvironment()
    }

    override func environmentDidChange() { readEnvironment() }

    private func readEnvironment() {
        let old = settings
        settings = environment(ScrollSettingsKey.self)
        let feel = environment(ScrollFeelKey.self)
        if feel != scroller.feel { scroller.setFeel(feel, at: lastTime) }
        if link == nil, let link = environment(ScrollPositionKey.self), link.scroll == nil {
            link.scroll = self
            self.link = link
        }
        if settings.contentMargins != old.contentMargins { setNeedsLayout() }
        graph.setNeedsPaint()
    }

    override func willRemove() {
        if link?.scroll === self { link?.scroll = nil }
    }

    override var isReusable: Bool { false }

    // MARK: Layout

    /// How far the window reaches under what covers the scroll view's surroundings: its content draws there too.
    private(set) var usedSafeArea = EdgeInsets()
    var ignoredRegions: SafeAreaRegions { .all }

    /// From the window's edges to where the content rests: the safe area and the margins. `leading` is the left one.
    var insets: EdgeInsets {
        let sum = settings.contentMargins + usedSafeArea
        return scope.isRightToLeft ? sum.mirrored : sum
    }

    /// The same for the indicators.
    var indicatorInsets: EdgeInsets { settings.indicatorMargins + usedSafeArea }

    private var margins: EdgeInsets { settings.contentMargins }

    /// Where the window's top left lies in the node's own space: it reaches out under what covers the surroundings.
    var windowOrigin: CGPoint {
        CGPoint(x: scope.isRightToLeft ? -usedSafeArea.trailing : -usedSafeArea.leading, y: -usedSafeArea.top)
    }

    /// The window in the node's own space.
    var window: CGRect { CGRect(origin: windowOrigin, size: viewportSize) }

    override var mirrorsItems: Bool { false }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        for axis in Axis.allCases {
            offer[axis] = axes.contains(axis) ? nil : proposal[axis].map { max(0, $0 - margins.total(axis)) }
        }
        return offer
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let content else { return .zero }
        // Once it has a place, its container is what it was placed in: being measured for other sizes changes nothing.
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

    override func placeItems(_ proposal: ProposedViewSize) {
        guard let content else { return }
        usedSafeArea = safeAreaInsets()
        setContainer(ProposedViewSize(frame.size))
        content.place(at: .zero, proposal: offer(proposal))
        updateExtent()
        for stack in lazyStacks { stack.updateWindow() }
        link?.layoutDidFinish()
        hasLayout = true
    }

    private func setContainer(_ proposal: ProposedViewSize) {
        var size = container
        for axis in Axis.allCases {
            guard let length = proposal[axis], length.isFinite else { continue }
            size[axis] = max(0, length - margins.total(axis))
        }
        guard size != container else { return }
        container = size
        for reader in containerReaders where reader.isAttached { reader.setNeedsLayout() }
        if !containerReaders.isEmpty { for stack in lazyStacks { stack.containerDidChange() } }
    }

    /// The window between the insets, as `containerRelativeFrame` in the content sees it.
    func containerSize(for reader: Node) -> CGSize {
        if !containerReaders.contains(where: { $0 === reader }) { containerReaders.append(reader) }
        return container
    }

    func register(_ stack: LazyStackNode) {
        if !lazyStacks.contains(where: { $0 === stack }) { lazyStacks.append(stack) }
    }

    func forget(_ node: Node) {
        lazyStacks.removeAll { $0 === node }
        containerReaders.removeAll { $0 === node }
    }

    // MARK: Geometry

    /// The window's size: the frame and what it reaches out.
    var viewportSize: CGSize {
        CGSize(width: frame.width + usedSafeArea.horizontal, height: frame.height + usedSafeArea.vertical)
    }
    var contentSize: CGSize { content?.frame.size ?? .zero }

    private func updateExtent() {
        let extent = ScrollExtent(x: extent(.horizontal), y: extent(.vertical))
        guard extent != scroller.extent else { return }
        report(extent)
        if hasLayout {
            scroller.setExtent(extent, at: lastTime, resolve: resolve)
        } else {
            scroller = Scroller(feel: scroller.feel, axes: ScrollAxes(axes), extent: extent)
            startAtLeadingEnd()
        }
        takeOffset()
    }

    /// Content that is read from the right begins at its right end.
    private func startAtLeadingEnd() {
        guard scope.isRightToLeft, axes.contains(Axis.horizontal) else { return }
        let extent = scroller.extent
        let end = ScrollVector(x: extent.x.content, y: scroller.offset(at: lastTime).y)
        scroller.apply(.scrollTo(extent.clamp(end), animated: false), at: lastTime, resolve: resolve)
    }

    private func extent(_ axis: Axis) -> AxisExtent {
        AxisExtent(
            viewport: Double(viewportSize[axis]), content: Double(contentSize[axis]),
            leadingInset: Double(insets.start(axis)), trailingInset: Double(insets.end(axis)))
    }

    private func report(_ new: ScrollExtent) {
        guard let observer else { return }
        let old = scroller.extent
        if old.x.viewport != new.x.viewport || old.y.viewport != new.y.viewport {
            observer(.intent(.resize(width: new.x.viewport, height: new.y.viewport)), lastTime)
        }
        if old.x.content != new.x.content || old.y.content != new.y.content {
            observer(.intent(.content(width: new.x.content, height: new.y.content)), lastTime)
        }
    }

    /// Where the content's top left lies in the window; whole pixels at rest and when moving fast.
    var contentOrigin: CGPoint {
        CGPoint(x: origin(.horizontal), y: origin(.vertical))
    }

    private func origin(_ axis: Axis) -> CGFloat {
        windowOrigin[axis] + (axes.contains(axis) ? -CGFloat(offset[ScrollAxis(axis)]) : insets.start(axis))
    }

    /// The same, for drawing. Between pixels only in slow motion, where whole steps could be seen.
    func paintOrigin(scale: CGFloat) -> CGPoint {
        let origin = contentOrigin
        let velocity = scroller.velocity(at: lastTime)
        func snap(_ value: CGFloat, _ speed: Double) -> CGFloat {
            let isSlow = speed != 0 && abs(speed) < ScrollNode.slowSpeed
            return isSlow ? value : (value * scale).rounded() / scale
        }
        return CGPoint(x: snap(origin.x, velocity.x), y: snap(origin.y, velocity.y))
    }

    /// Points per second: four points a frame at 60 Hz, above which half a pixel is not seen.
    private static let slowSpeed = 240.0

    /// Where the window begins in the content.
    func visibleStart(_ axis: Axis) -> CGFloat { windowOrigin[axis] - origin(axis) }

    var geometry: ScrollGeometry {
        let velocity = scroller.velocity(at: lastTime)
        var geometry = ScrollGeometry(
            contentOffset: CGPoint(offset), contentSize: contentSize,
            contentInsets: scope.isRightToLeft ? insets.mirrored : insets,
            containerSize: containerSize)
        geometry.velocity = CGVector(dx: velocity.x, dy: velocity.y)
        return geometry
    }

    /// The window between the insets.
    private var containerSize: CGSize {
        CGSize(
            width: max(0, viewportSize.width - insets.horizontal),
            height: max(0, viewportSize.height - insets.vertical))
    }

    // MARK: Motion

    func apply(_ intent: ScrollIntent, at time: Duration) {
        let time = max(time, lastTime)
        lastTime = time
        observer?(.intent(intent), time)
        scroller.apply(intent, at: time, resolve: resolve)
        graph.setNeedsPaint()
    }

    func advance(to time: Duration) {
        let time = max(time, lastTime)
        scroller.advance(to: time, resolve: resolve)
        lastTime = time
        takeOffset()
        indicators.update(isScrolling: phase.isScrolling, at: time, graph.animations)
    }

    private func takeOffset() {
        let new = scroller.offset(at: lastTime)
        guard new != offset else { return }
        offset = new
        graph.needsPaint = true
        for stack in lazyStacks { stack.updateWindow() }
        link?.offsetDidChange()
    }

    /// What lies before the visible part changed its length.
    func adjust(_ axis: Axis, by delta: Double) {
        guard delta != 0 else { return }
        var shift = ScrollVector.zero
        shift[ScrollAxis(axis)] = delta
        observer?(.shift(shift), lastTime)
        updateExtentForAdjustment(axis, by: delta)
        scroller.adjust(by: shift, at: lastTime)
        offset = scroller.offset(at: lastTime)
    }

    /// The content's length follows in the next layout; until then the bounds must not cut the shifted offset.
    private func updateExtentForAdjustment(_ axis: Axis, by delta: Double) {
        guard delta > 0 else { return }
        var extent = scroller.extent
        extent[ScrollAxis(axis)].content += delta
        scroller.setExtent(extent, at: lastTime)
    }

    var phase: ScrollPhase { scroller.phase(at: lastTime) }
    var isMoving: Bool { scroller.isMoving(at: lastTime) }
    var nextTransition: Duration? { scroller.nextTransition(after: lastTime) }

    // MARK: Targets

    /// Called by the scroller while it changes, so it must not look at the scroller itself.
    private func resolve(_ projection: ScrollProjection) -> ScrollVector? {
        guard let behavior = settings.behavior, let content else { return nil }
        let finder = TargetFinder(content: content)
        let original = target(at: projection.start)
        let context = ScrollTargetBehaviorContext(
            originalTarget: original, velocity: CGVector(dx: projection.velocity.x, dy: projection.velocity.y),
            contentSize: contentSize, containerSize: containerSize, axes: axes,
            environment: EnvironmentValues(scope: scope), projection: projection,
            targets: { finder.spans(along: $0) })
        var target = target(at: projection.projected)
        let proposed = target
        behavior.updateTarget(&target, context: context)
        return target == proposed ? nil : offset(of: target, in: projection.extent)
    }

    private func target(at offset: ScrollVector) -> ScrollTarget {
        let origin = CGPoint(x: offset.x + Double(insets.leading), y: offset.y + Double(insets.top))
        return ScrollTarget(rect: CGRect(origin: origin, size: containerSize), anchor: nil)
    }

    private func offset(of target: ScrollTarget, in extent: ScrollExtent) -> ScrollVector {
        offset(aligning: target.rect, anchor: target.anchor ?? .topLeading, in: extent)
    }

    /// The offset that puts the anchor of `rect` on the same point of the window between the insets.
    private func offset(aligning rect: CGRect, anchor: UnitPoint, in extent: ScrollExtent) -> ScrollVector {
        let size = containerSize
        let place = ScrollVector(
            x: Double(rect.minX + anchor.x * (rect.width - size.width) - insets.leading),
            y: Double(rect.minY + anchor.y * (rect.height - size.height) - insets.top))
        return extent.clamp(place)
    }

    /// Moves so that the view with that id is seen: by the least distance, or with its anchor on the window's.
    func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        guard let content, let frame = TargetFinder(content: content).frame(of: id) else { return false }
        var goal = anchor.map { offset(aligning: frame, anchor: $0, in: scroller.extent) } ?? leastMove(toShow: frame)
        for axis in Axis.allCases where !axes.contains(axis) { goal[ScrollAxis(axis)] = offset[ScrollAxis(axis)] }
        scroll(to: goal, animated: animated)
        return true
    }

    func scroll(to place: ScrollVector, animated: Bool) {
        apply(.scrollTo(place, animated: animated), at: max(graph.time, lastTime))
        if !animated { takeOffset() }
    }

    private func leastMove(toShow frame: CGRect) -> ScrollVector {
        let size = containerSize
        var goal = scroller.target ?? offset
        for axis in Axis.allCases {
            let start = goal[ScrollAxis(axis)] + Double(insets.start(axis))
            let end = start + Double(size[axis])
            let (low, high) = (Double(frame.min(axis)), Double(frame.max(axis)))
            if low < start {
                goal[ScrollAxis(axis)] += low - start
            } else if high > end {
                goal[ScrollAxis(axis)] += min(high - end, low - start)
            }
        }
        return scroller.extent.clamp(goal)
    }

    /// The id of the target at the window's start, or at `anchor`.
    func targetID(at anchor: UnitPoint?) -> AnyHashable? {
        guard let content else { return nil }
        let axis: Axis = axes.contains(Axis.vertical) ? .vertical : .horizontal
        let origin = CGPoint(x: offset.x + Double(insets.leading), y: offset.y + Double(insets.top))
        let window = CGRect(origin: origin, size: containerSize)
        return TargetFinder(content: content).id(at: anchor, in: window, axis: axis)
    }

    /// The spans of the targets, for those who draw or record them.
    func targetSpans(_ axis: Axis) -> TargetSpans {
        content.map { TargetFinder(content: $0).spans(along: axis) } ?? .none
    }

    // MARK: Drawing and hits

    override func paint(into painter: Painter) {
        guard let content else { return }
        let reach = CGSize(width: usedSafeArea.horizontal, height: usedSafeArea.vertical)
        let shown = presentedFrame.size
        let window = CGRect(
            x: painter.origin.x + windowOrigin.x, y: painter.origin.y + windowOrigin.y,
            width: shown.width + reach.width, height: shown.height + reach.height)
        let origin = paintOrigin(scale: painter.scale)
        if settings.isClipDisabled {
            painter.scrolled(self, content, at: origin, window: window)
        } else {
            painter.clip(to: .rect(Rect(window)), bounds: window) {
                painter.scrolled(self, content, at: origin, window: window)
            }
        }
        indicators.paint(self, into: painter, window: window)
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard window.contains(point) else { return false }
        path.append(self)
        if let axis = indicators.axis(at: point, in: self) {
            path.append(axis == .horizontal ? horizontalBar : verticalBar)
            return true
        }
        if let content {
            let origin = contentOrigin
            _ = content.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), path: &path)
        }
        return true
    }
}

extension ScrollAxes {
    init(_ axes: Axis.Set) {
        self = []
        if axes.contains(Axis.Set.horizontal) { insert(.horizontal) }
        if axes.contains(Axis.Set.vertical) { insert(.vertical) }
    }
}
