import Foundation
import ScrollPhysics
@_spi(Nodes) import ScrollUI

/// The pointer gestures of a list's rows other than selection: swipes that reveal buttons, and dragging of held rows.
///
/// A horizontal movement is a swipe if the row has actions; all other movements are left to scrolling. A row that is
/// held still is lifted if it can be moved.
@MainActor
final class ListGestures: GestureRunner {
    private unowned let list: ListDecoration
    let swipe: ListSwipe
    let carry: ListCarry

    private enum Phase {
        case waiting, swiping, carrying, over
    }

    private var phase = Phase.over
    private var start = PointerSample(phase: .down, pointer: .init(location: .zero), time: .zero)
    private var canSwipe = false
    private var canCarry = false
    /// The edit control that was pressed.
    private var control: ListEditControls = []
    private var tracker = VelocityTracker()

    /// The movement in points after which the gesture is classified: less than the distance after which a finger scrolls.
    private static let slop = 8.0
    /// The time after which a held row is lifted. Shorter than SwiftUI's long press, because no other gesture waits for it.
    private static let holdTime = Duration.milliseconds(400)

    init(of list: ListDecoration) {
        self.list = list
        swipe = ListSwipe(of: list)
        carry = ListCarry(of: list)
    }

    // MARK: Gesture arbitration

    override var kinds: GestureKinds {
        swipe.isOpen || control == .delete ? [.drag, .longPress, .tap] : [.drag, .longPress]
    }

    override var dragDistance: Double? { (canSwipe || control == .move) && phase == .waiting ? Self.slop : nil }

    override var deadline: Duration? { phase == .waiting && canCarry ? start.time + Self.holdTime : nil }

    override func reset() {
        switch phase {
        case .swiping: swipe.settle(velocity: 0)
        case .carrying: carry.cancel()
        case .waiting, .over: break
        }
        phase = .over
        control = []
        updatePriority()
    }

    /// Gives the edit controls of rows precedence over the views under them.
    private func updatePriority() { priority = swipe.isOpen || list.look.isEditing ? .high : .normal }

    override func handle(_ sample: PointerSample, in context: GestureContext) -> GestureStanding {
        if sample.phase == .down { return begin(sample, in: context) }
        tracker.add(ScrollVector(sample.location), at: sample.time)
        switch phase {
        case .waiting: return decide(sample, in: context)
        case .swiping: return swipe(sample, in: context)
        case .carrying: return carry(sample, in: context)
        case .over: return .failed
        }
    }

    // MARK: Handling of a pointer

    private func begin(_ sample: PointerSample, in context: GestureContext) -> GestureStanding {
        start = sample
        tracker.removeAll()
        tracker.add(ScrollVector(sample.location), at: sample.time)
        let location = context.convert(sample.location)
        if swipe.isInPanel(location) { return fail() }
        if swipe.isOpen, !swipe.isOverRow(location) { swipe.close() }
        control = []
        guard let item = list.item(at: location) else { return fail() }
        control = swipe.isOpen ? [] : list.editControl(at: location, ofItem: item)
        canSwipe = swipe.isOpen || swipe.canBegin(item)
        canCarry = !swipe.isOpen && list.canMove(item)
        phase = canSwipe || canCarry || !control.isEmpty ? .waiting : .over
        return phase == .waiting ? .possible : .failed
    }

    private func fail() -> GestureStanding {
        phase = .over
        return .failed
    }

    private func decide(_ sample: PointerSample, in context: GestureContext) -> GestureStanding {
        let (dx, dy) = (sample.location.x - start.location.x, sample.location.y - start.location.y)
        let location = context.convert(start.location)
        if sample.phase == .up {
            if control == .delete, let item = list.item(at: location) {
                context.enqueue { [swipe] in swipe.open(item) }
                phase = .over
                return .ended
            }
            guard swipe.isOpen, swipe.isOverRow(location) else { return fail() }
            // A click on a swiped row only hides its buttons.
            context.enqueue { [swipe] in swipe.close() }
            phase = .over
            return .ended
        }
        if sample.distance(to: start.location) >= Self.slop, control == .move, let item = list.item(at: location) {
            phase = .carrying
            context.enqueue { [carry] in carry.lift(item, at: location) }
            return carry(sample, in: context)
        }
        if sample.distance(to: start.location) >= Self.slop {
            guard canSwipe, abs(dx) > abs(dy), let item = list.item(at: location) else {
                swipe.close()
                return fail()
            }
            phase = .swiping
            context.enqueue { [swipe] in swipe.begin(item) }
            return swipe(sample, in: context)
        }
        guard canCarry, sample.time >= start.time + Self.holdTime, let item = list.item(at: location) else {
            return .possible
        }
        phase = .carrying
        context.enqueue { [carry] in carry.lift(item, at: location) }
        return .active
    }

    private func swipe(_ sample: PointerSample, in context: GestureContext) -> GestureStanding {
        if sample.phase == .up {
            let velocity = tracker.releaseVelocity(at: sample.time).x
            context.enqueue { [self] in
                swipe.settle(velocity: velocity)
                updatePriority()
            }
            phase = .over
            return .ended
        }
        let distance = sample.location.x - start.location.x
        context.enqueue { [swipe] in swipe.follow(distance) }
        return .active
    }

    private func carry(_ sample: PointerSample, in context: GestureContext) -> GestureStanding {
        let location = context.convert(sample.location)
        guard sample.phase == .up else {
            context.enqueue { [carry] in carry.follow(location) }
            return .active
        }
        let isStill = sample.distance(to: start.location) < Self.slop
        context.enqueue { [carry, list] in
            carry.drop(at: location)
            // The press was slightly too long for a tap: it still selects the row.
            if isStill { list.pick(at: location, sample.pointer.modifiers) }
        }
        phase = .over
        return .ended
    }

    // MARK: Interface for the list

    func rowsDidChange() {
        swipe.rowsDidChange()
        carry.rowsDidChange()
        updatePriority()
    }

    /// The horizontal displacement of a row, in points; positive to the right.
    func shift(of row: Node) -> CGFloat { swipe.row === row ? swipe.shift : 0 }
}

extension ListDecoration {
    /// Returns the item at a location in the stack's space, excluding headers and footers.
    func item(at location: CGPoint) -> Int? {
        guard !stack.pins.contains(where: { $0.frame.includes(location) }),
            let index = stack.rows.firstIndex(where: { $0.frame.includes(location) })
        else { return nil }
        let item = stack.shownItems.lowerBound + index
        return stack.lines.isCells(stack.lines.line(ofItem: item)) ? item : nil
    }
}
