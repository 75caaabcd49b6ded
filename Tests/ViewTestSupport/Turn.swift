import Foundation
import ScrollUI

/// A way in which a scroll view is drawn rotated or flipped.
package enum Turn: String, CaseIterable {
    case none, upsideDown, chat, flipped, flippedInSpace, flippedByTransform, flippedByVisualEffect, mirrored
    case quarterRight, quarterLeft, smaller

    /// The side of the window, which is square, so that a quarter turn fits.
    package static let side: CGFloat = 300

    @MainActor @ViewBuilder
    package func applied(to view: some View) -> some View {
        switch self {
        case .none: view
        case .upsideDown: view.rotationEffect(.degrees(180))
        case .chat: view.rotationEffect(.radians(.pi)).scaleEffect(x: -1, y: 1, anchor: .center)
        case .flipped: view.scaleEffect(x: 1, y: -1, anchor: .center)
        case .flippedInSpace: view.rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0))
        case .flippedByTransform: view.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Turn.side))
        case .flippedByVisualEffect: view.visualEffect { view, _ in view.scaleEffect(x: 1, y: -1) }
        case .mirrored: view.scaleEffect(x: -1, y: 1)
        case .quarterRight: view.rotationEffect(.degrees(90))
        case .quarterLeft: view.rotationEffect(.degrees(-90))
        case .smaller: view.scaleEffect(0.5)
        }
    }

    /// The direction in the window of the content's way down.
    package var down: CGVector {
        switch self {
        case .none, .mirrored: CGVector(dx: 0, dy: 1)
        case .smaller: CGVector(dx: 0, dy: 0.5)
        case .quarterRight: CGVector(dx: -1, dy: 0)
        case .quarterLeft: CGVector(dx: 1, dy: 0)
        default: CGVector(dx: 0, dy: -1)
        }
    }

    package var isSideways: Bool { down.dy == 0 }
    package var isReversed: Bool { down.dx + down.dy < 0 }
}
