import Foundation
import ScrollPhysics
@_spi(Nodes) import ScrollUI

/// Connects a sheet's plate with the scroll view that raises it.
///
/// The plate is in a scroll view as high as the window, below an empty space: scrolling moves the space out of view,
/// which raises the sheet. An offset from the top is the visible height of the sheet minus ``base``.
@MainActor
final class SheetLink {
    weak var scroll: ScrollNode?
    weak var column: SheetColumnNode?
    var dismiss: @MainActor () -> Void = {}
    private(set) var options = PresentationOptions()
    /// The area that the sheet may fill, in points.
    private(set) var area = CGSize.zero
    /// The heights at which the sheet rests, from the lowest to the highest.
    private(set) var stops: [(detent: PresentationDetent, height: CGFloat)] = []
    /// The detent at which the sheet rests, or rested last.
    private(set) var detent: PresentationDetent?
    /// A detent to move to after the next layout.
    private var pending: (detent: PresentationDetent, transaction: Transaction)?
    /// Whether the current motion began in a scroll view inside the sheet.
    var hasInnerMomentum = false
    /// Whether the user has dragged the sheet out of view.
    private(set) var isOutOfSight = false

    /// The minimum distance from the top of the window to the sheet, in points.
    private static let gap: CGFloat = 10
    /// The animation to a height that the application sets.
    private static let animation = Animation.spring(duration: 0.42)

    // MARK: Heights

    var isDismissDisabled: Bool { options.isDismissDisabled }
    var highest: CGFloat { stops.last?.height ?? 0 }
    private var lowest: CGFloat { stops.first?.height ?? 0 }

    /// The visible height at offset zero: 0 for a sheet that a drag may close, otherwise the lowest stop.
    var base: CGFloat { isDismissDisabled ? lowest : 0 }

    /// The visible height of the sheet, in points.
    var visible: CGFloat { scroll.map { base + $0.distanceFromTop } ?? 0 }

    /// The height of the plate: the visible height, clamped to the lowest and highest stop.
    var plateHeight: CGFloat { min(max(visible, lowest), highest) }

    /// The height of the empty space above the plate.
    var space: CGFloat { max(0, area.height - base) }

    func take(_ options: PresentationOptions) {
        let old = self.options
        self.options = options
        if options.detents != old.detents || options.isDismissDisabled != old.isDismissDisabled || options.sizing != nil
        {
            column?.setNeedsLayout()
            scroll?.layoutParent?.setNeedsLayout()
        }
        guard let wanted = options.selection?.wrappedValue, wanted != detent else { return }
        pending = (wanted, scroll?.graph.transaction ?? Transaction())
        scroll?.layoutParent?.setNeedsLayout()
    }

    /// Updates the available area and the heights. Returns whether they have changed.
    func take(area: CGSize, _ environment: EnvironmentValues) -> Bool {
        let detents = options.detents.isEmpty ? [.large] : options.detents
        // Without detents, the height is that of the sizing.
        let wanted = options.detents.isEmpty ? column?.wantedSize(options.sizing).height : nil
        let context = PresentationDetent.Context(
            maxDetentValue: max(0, area.height - Self.gap), environment: environment)
        let new = detents.compactMap { detent in
            detent.height(in: context).map { (detent: detent, height: min($0, max(0, wanted ?? $0))) }
        }
        .sorted { $0.height < $1.height }
        let isSame =
            area == self.area && new.count == stops.count
            && zip(new, stops).allSatisfy { $0.detent == $1.detent && $0.height == $1.height }
        self.area = area
        stops = new
        return !isSame
    }

    private func height(of detent: PresentationDetent) -> CGFloat? { stops.first { $0.detent == detent }?.height }

    // MARK: Moving

    /// Moves to the current detent: without animation if the window or the heights have changed, otherwise with the
    /// transaction of the change.
    func settle(isNew: Bool) {
        guard let scroll else { return }
        let wanted = pending
        pending = nil
        if detent == nil || height(of: detent ?? .large) == nil {
            detent = wanted?.detent ?? options.selection?.wrappedValue ?? stops.first?.detent
            return go(scroll, Transaction())
        }
        if let wanted, height(of: wanted.detent) != nil {
            detent = wanted.detent
            var transaction = wanted.transaction
            if !transaction.disablesAnimations { transaction.animation = transaction.animation ?? Self.animation }
            go(scroll, transaction)
        } else if isNew, !scroll.isMoving {
            go(scroll, Transaction())
        }
    }

    private func go(_ scroll: ScrollNode, _ transaction: Transaction) {
        guard let detent, let height = height(of: detent) else { return }
        var goal = scroll.offset
        goal.y = Double(height - base) - Double(scroll.insets.top)
        scroll.scroll(to: goal, transaction)
        offsetDidChange()
    }

    /// Adjusts the height of the plate to its visible height.
    func offsetDidChange() {
        guard let column, column.plateHeight != plateHeight else { return }
        column.setNeedsLayout()
    }

    /// Called in each frame, after layout.
    func check() {
        guard let scroll, !scroll.isMoving, scroll.phase == .idle, scroll.firstLayout != nil, pending == nil else {
            return
        }
        if !isDismissDisabled, visible < 1, !stops.isEmpty {
            guard !isOutOfSight else { return }
            isOutOfSight = true
            scroll.graph.lifecycle.enqueue(dismiss)
        } else if let stop = stops.first(where: { abs($0.height - visible) < 1 }), stop.detent != detent {
            detent = stop.detent
            if let selection = options.selection {
                scroll.graph.lifecycle.enqueue { selection.wrappedValue = stop.detent }
            }
        }
    }

    // MARK: The backdrop

    /// The opacity share of the backdrop: it decreases while the sheet is dragged out of view, and is 0 if the views
    /// behind can be used.
    var backdropShare: Double {
        if letsPointerThrough { return 0 }
        return lowest > 0 ? Double(min(max(visible / lowest, 0), 1)) : 1
    }

    var letsPointerThrough: Bool {
        switch options.backgroundInteraction.kind {
        case .automatic, .disabled: false
        case .enabled: true
        case .enabledThrough(let detent): height(of: detent).map { visible <= $0 + 1 } ?? false
        }
    }

    /// Whether a drag upwards raises the sheet before it scrolls the content.
    var goesFirst: Bool { !options.scrollsFirst && visible < highest - 0.5 }
}

extension SheetLink: ScrollCompanion {
    func attach(_ scroll: ScrollNode) -> Bool {
        guard self.scroll == nil else { return false }
        self.scroll = scroll
        return true
    }

    func detach(_ scroll: ScrollNode) {}

    var sharesDrags: Bool { true }

    func takingInnerMomentum(_ body: () -> Void) {
        hasInnerMomentum = true
        defer { hasInnerMomentum = false }
        body()
    }
}

/// A scroll target behaviour that rests at the heights of a sheet, or out of view.
struct SheetTargetBehavior: ScrollTargetBehavior {
    let link: SheetLink

    /// The speed, in points per second, below which a release continues after a third of the distance and returns before it.
    private static let flick: CGFloat = 150

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let heights = self.heights
        guard !heights.isEmpty else { return }
        let from = link.visible
        let goal = target.rect.minY + link.base
        let velocity = context.velocity.dy
        let height: CGFloat
        if link.hasInnerMomentum {
            height = afterMomentum(heights, from: from, goal: goal)
        } else if abs(velocity) >= Self.flick {
            height =
                (velocity > 0 ? heights.first { $0 > from } : heights.last { $0 < from })
                ?? (velocity > 0 ? heights[heights.count - 1] : heights[0])
        } else {
            height = nearest(heights, to: goal, from: context.originalTarget.rect.minY + link.base)
        }
        target.rect.origin.y = height - link.base
        target.anchor = nil
    }

    private var heights: [CGFloat] {
        let stops = link.stops.map(\.height)
        return link.isDismissDisabled || stops.isEmpty ? stops : [0] + stops
    }

    /// Returns the target of a motion that began in the sheet's content. It must reach half of the distance down to
    /// rest at the next lower height, goes no further than that, and does not close the sheet.
    private func afterMomentum(_ heights: [CGFloat], from: CGFloat, goal: CGFloat) -> CGFloat {
        let highest = heights.last { $0 <= from + 1 } ?? heights[heights.count - 1]
        guard let lower = heights.last(where: { $0 > 0 && $0 < highest - 1 }) else { return highest }
        return goal < (lower + highest) / 2 ? lower : highest
    }

    private func nearest(_ heights: [CGFloat], to goal: CGFloat, from start: CGFloat) -> CGFloat {
        let low = heights.last { $0 <= goal } ?? heights[0]
        let high = heights.first { $0 > goal } ?? heights[heights.count - 1]
        let share: CGFloat = start <= low + 1 ? 1.0 / 3 : start >= high - 1 ? 2.0 / 3 : 0.5
        return goal > low + (high - low) * share ? high : low
    }
}
