import Foundation
import ScrollPhysics

/// Why a layout may move the content of a scroll view: all the reasons that there are, the one that goes first at the top.
///
/// They are applied from the last to the first, so that each overrules those below it; what each of them rests on keeps
/// it away where nothing is to be moved. What a person holds is moved by requests, jumps and `visibleContent` alone.
enum ScrollAnchoringReason: CaseIterable {
    /// At rest nothing lies beyond the limits. Every other reason is clamped to them at once, and what `visibleContent`
    /// has moved beyond them comes back once all layouts of the frame are done: ``ScrollNode/stayInRange()``.
    case limits
    /// Where a scroll at once was to lead in this frame, its rows having been measured since: ``ScrollNode/updateJump()``.
    case jump
    /// What a binding asks for, once: ``ScrollPositionLink/fulfilRequest()``.
    case request
    /// What a binding asked for and a person has left alone: an edge, and in a window of another size a view.
    /// ``ScrollPositionLink/holdPosition()``.
    case position
    /// Where the scroll view begins, until its first frame is done: ``ScrollNode/begin()``.
    case initialOffset
    /// The edge at which the content lies, or is about to: ``ScrollNode/anchorEdges(since:)``.
    case edge
    /// What the target behaviour wants the content to rest on, as it lies now: ``ScrollNode/takeLengths()``.
    case target
    /// What is in sight: ``VisibleContentAnchor``, and in lazy containers ``LazyContentAnchor`` and their measuring.
    ///
    /// That is the first row in sight. While a person scrolls towards the start it is the first of those that were in sight before the
    /// others came in, which grow and shrink away from it (`LazyStackNode.eyeLine`), until the content goes the other way, is pressed at rest,
    /// or is scrolled by the program, whose `request` or `jump` says then what is read. Where lines have another length across, the row at
    /// the start keeps its share that is out of sight, unless `position`, `edge` or `target` has a view to hold.
    case visibleContent
}

/// Takes a scroll view over a layout of its content.
///
/// Made before the content is placed; ``apply(to:)`` is called afterwards. While content moves, ``PendingScroll`` does
/// the same for the destinations of animated scrolls.
@MainActor
struct ScrollAnchoring {
    private let visibleContent: VisibleContentAnchor?
    private var change: LengthChange?

    init(before scroll: ScrollNode) {
        visibleContent = VisibleContentAnchor(scroll)
        if visibleContent != nil { scroll.noteShownTarget() }
    }

    mutating func apply(to scroll: ScrollNode) {
        for reason in ScrollAnchoringReason.allCases.reversed() { apply(reason, to: scroll) }
    }

    private mutating func apply(_ reason: ScrollAnchoringReason, to scroll: ScrollNode) {
        switch reason {
        case .visibleContent: visibleContent?.restore(in: scroll)
        case .target: change = scroll.takeLengths()
        case .edge: if let change, !scroll.isBeginning { scroll.anchorEdges(since: change) }
        case .initialOffset:
            if scroll.isBeginning { scroll.begin() }
            // What is asked for next may be a row that comes in only now.
            scroll.showOffset()
        case .position: scroll.link?.holdPosition()
        case .request: scroll.link?.fulfilRequest()
        case .jump: scroll.updateJump()
        case .limits: break
        }
    }
}

extension ScrollNode {
    /// Shows the rows that are in sight where the content lies now.
    func showOffset() {
        takeOffset()
        for stack in lazyStacks { stack.updateWindow() }
    }

    /// What stayed in sight may lie where nothing can be scrolled to any more.
    func stayInRange() {
        guard run == nil, firstLayout != nil, scroller.phase(at: lastTime) == .idle else { return }
        let clamped = scroller.extent.clamp(offset)
        guard clamped != offset else { return }
        jump(to: clamped, preservesVelocity: false)
    }
}
