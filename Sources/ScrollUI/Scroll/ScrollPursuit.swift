import Foundation
import ScrollPhysics

/// What a scroll of the program's is on its way to.
enum ScrollAim: Equatable {
    case view(ScrollGoal)
    case edge(Edge)
    /// An offset; along an axis without one the content stays.
    case point(x: CGFloat?, y: CGFloat?)
}

/// A scroll to what may turn out to lie elsewhere: rows that had not been measured are measured on the way.
struct ScrollPursuit {
    let aim: ScrollAim
    /// By the feel's own animation; otherwise at once, within one frame.
    let isAnimated: Bool
}

extension ScrollNode {
    /// Where the content is to be by what is known now; nil if there is no such view.
    func offset(of aim: ScrollAim) -> ScrollVector? {
        switch aim {
        case .view(let goal): finder?.frame(of: goal.id).map { offset(aligning: $0, goal: goal) }
        case .edge(let edge): offset(ofEdge: edge)
        case .point(let x, let y): offset(x: x, y: y)
        }
    }

    func offset(ofEdge edge: Edge) -> ScrollVector {
        let extent = scroller.extent
        var place = scroller.offset(at: lastTime)
        let isMirrored = scope.isRightToLeft
        switch edge {
        case .top: place.y = extent.y.minimumOffset
        case .bottom: place.y = extent.y.maximumOffset
        case .leading: place.x = isMirrored ? extent.x.maximumOffset : extent.x.minimumOffset
        case .trailing: place.x = isMirrored ? extent.x.minimumOffset : extent.x.maximumOffset
        }
        return extent.clamp(place)
    }

    private func offset(x: CGFloat?, y: CGFloat?) -> ScrollVector {
        var place = scroller.offset(at: lastTime)
        if let x { place.x = Double(x) }
        if let y { place.y = Double(y) }
        return scroller.extent.clamp(place)
    }

    /// Aims an animation anew when its goal is less than a window away, and at the end. A jump ends with its frame.
    func correctAim() {
        guard let pursued, pursued.isAnimated, let place = offset(of: pursued.aim) else { return self.pursued = nil }
        let isOver = !scroller.isMoving(at: lastTime)
        let window = max(viewportSize.width, viewportSize.height)
        guard isOver || !place.isApart(from: offset, by: Double(window)) else { return }
        if place.isApart(from: scroller.target ?? offset) {
            observer?(.intent(.scrollTo(place, animated: true)), lastTime)
            scroller.apply(.scrollTo(place, animated: true), at: lastTime, resolve: resolve)
        } else if isOver {
            self.pursued = nil
        }
    }

    /// After each layout of a frame in which the content jumped; rows that are measured then bring about another one.
    func correctJump() {
        guard let pursued, !pursued.isAnimated, phase == .idle, let place = offset(of: pursued.aim),
            place.isApart(from: offset)
        else { return }
        self.place(place)
        takeOffset()
    }
}

extension ScrollVector {
    /// By default by more than is seen, points.
    func isApart(from other: ScrollVector, by distance: Double = 0.01) -> Bool {
        max(abs(x - other.x), abs(y - other.y)) > distance
    }
}
