import Foundation
import ScrollPhysics

/// A scroll to a view that may turn out to lie elsewhere: rows that had not been measured are measured on the way.
struct ScrollPursuit {
    let goal: ScrollGoal
    /// By the feel's own animation; otherwise at once, within one frame.
    let isAnimated: Bool
}

extension ScrollNode {
    /// Aims an animation anew when the view comes into sight, and at the end if it has not. A jump ends with its frame.
    func correctAim() {
        guard let pursued, pursued.isAnimated, let frame = finder?.frame(of: pursued.goal.id) else {
            return self.pursued = nil
        }
        let isOver = !scroller.isMoving(at: lastTime)
        guard isOver || frame.intersects(restWindow) else { return }
        let place = offset(aligning: frame, goal: pursued.goal)
        if place.isApart(from: scroller.target ?? offset) {
            observer?(.intent(.scrollTo(place, animated: true)), lastTime)
            scroller.apply(.scrollTo(place, animated: true), at: lastTime, resolve: resolve)
        } else if isOver {
            self.pursued = nil
        }
    }

    /// After each layout of a frame in which the content jumped; rows that are measured then bring about another one.
    func correctJump() {
        guard let pursued, !pursued.isAnimated, phase == .idle, let frame = finder?.frame(of: pursued.goal.id) else {
            return
        }
        let place = offset(aligning: frame, goal: pursued.goal)
        guard place.isApart(from: offset) else { return }
        self.place(place)
        takeOffset()
    }
}

extension ScrollVector {
    /// By more than is seen, points.
    fileprivate func isApart(from other: ScrollVector) -> Bool { max(abs(x - other.x), abs(y - other.y)) > 0.01 }
}
