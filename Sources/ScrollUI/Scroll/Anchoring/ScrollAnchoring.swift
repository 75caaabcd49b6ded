import Foundation
import ScrollPhysics

/// The reasons for which a layout may move the content of a scroll view, in order of precedence, the highest first.
///
/// They are applied from the last to the first, so that each overrules those below it. Each is skipped if its own
/// conditions do not hold. Content that is held by a finger is moved only by requests, jumps and `visibleContent`.
enum ScrollAnchoringReason: CaseIterable {
    /// At rest the content stays within the limits. Every other reason clamps its result at once; content that
    /// `visibleContent` moved beyond the limits returns when all layouts of the frame are done:
    /// ``ScrollNode/stayInRange()``.
    case limits
    /// The destination of an immediate scroll in this frame, after its rows have been measured:
    /// ``ScrollNode/updateJump()``.
    case jump
    /// A new request of a binding: ``ScrollPositionLink/fulfilRequest()``.
    case request
    /// An earlier request of a binding that no manual scroll has replaced: an edge, or a view if the window was
    /// resized. ``ScrollPositionLink/holdPosition()``.
    case position
    /// The initial offset, until the first frame is done: ``ScrollNode/begin()``.
    case initialOffset
    /// The edge at which the content lies or will come to rest: ``ScrollNode/anchorEdges(since:)``.
    case edge
    /// The target on which the target behaviour lets the content rest, at its present position:
    /// ``ScrollNode/takeLengths()``.
    case target
    /// The visible content: ``VisibleContentAnchor``, and in lazy containers ``LazyContentAnchor`` and their
    /// measuring.
    ///
    /// The anchor is the first visible row. While the user scrolls towards the start, it is the first of the rows
    /// that were visible before the new ones came in (`LazyStackNode.eyeLine`); the new rows grow and shrink away
    /// from it. This ends when the content moves the other way, is pressed at rest, or is scrolled by the program,
    /// whose `request` or `jump` then decides. If lines have another length across the axis, the row at the start
    /// keeps its share outside the window, unless `position`, `edge` or `target` holds a view.
    case visibleContent
}

/// Preserves the position of a scroll view over a layout of its content.
///
/// Create it before the content is placed, which keeps the leading edge of the window on the same point of the content
/// (``ScrollNode/keepLeadingEdge()``), and call ``apply(to:)`` afterwards. While content moves, ``PendingScroll``
/// does the same for the destinations of animated scrolls.
@MainActor
struct ScrollAnchoring {
    private let visibleContent: VisibleContentAnchor?
    private var change: LengthChange?

    init(before scroll: ScrollNode) {
        if scroll.firstLayout != nil, scroll.adjustsOffset { scroll.noteShownTarget() }
        scroll.keepLeadingEdge()
        visibleContent = VisibleContentAnchor(scroll)
    }

    mutating func apply(to scroll: ScrollNode) {
        for reason in ScrollAnchoringReason.allCases.reversed() { apply(reason, to: scroll) }
        scroll.wasRightToLeft = scroll.scope.isRightToLeft
    }

    private mutating func apply(_ reason: ScrollAnchoringReason, to scroll: ScrollNode) {
        switch reason {
        case .visibleContent: visibleContent?.restore(in: scroll)
        case .target: change = scroll.takeLengths()
        case .edge: if let change, !scroll.isBeginning { scroll.anchorEdges(since: change) }
        case .initialOffset:
            if scroll.isBeginning { scroll.begin() }
            // The next request may refer to a row that is created only now.
            scroll.showOffset()
        case .position: scroll.link?.holdPosition()
        case .request: scroll.link?.fulfilRequest()
        case .jump: scroll.updateJump()
        case .limits: break
        }
    }
}

extension ScrollNode {
    /// Creates the rows that are visible at the present offset.
    func showOffset() {
        takeOffset()
        for stack in lazyStacks { stack.updateWindow() }
    }

    /// Moves the content back into the scrollable range if anchoring has moved it out.
    func stayInRange() {
        guard run == nil, firstLayout != nil, scroller.phase(at: lastTime) == .idle else { return }
        let clamped = scroller.extent.clamp(offset)
        guard clamped != offset else { return }
        jump(to: clamped, preservesVelocity: false)
    }
}

extension Node {
    /// Creates the rows that are visible in the scroll views around the node, in which lazy stacks may have moved without being placed anew.
    final func updateOuterLazyWindows() {
        var node = layoutParent
        while let current = node {
            (current as? ScrollNode)?.showOffset()
            node = current.layoutParent
        }
    }
}
