import Foundation
import ScrollAnalysis
import ScrollUI

/// Where scenes are within the stage: one in all of it, or A and B in its halves. Points.
struct StageArea: Equatable, Sendable {
    /// Between two halves.
    static let gap = 12.0
    /// Halves that would be narrower than this are one above the other.
    static let leastWidth = 300.0

    /// Of each scene.
    let size: CGSize
    /// What the other half takes away from a scene, beside it and above or below it.
    private let taken: CGSize

    /// `available` is what one scene alone would have.
    init(_ available: CGSize, isSplit: Bool) {
        let half = CGSize(width: (available.width - Self.gap) / 2, height: (available.height - Self.gap) / 2)
        if !isSplit {
            taken = .zero
        } else if half.width >= Self.leastWidth {
            taken = CGSize(width: (half.width + Self.gap).rounded(.up), height: 0)
        } else {
            taken = CGSize(width: 0, height: (half.height + Self.gap).rounded(.up))
        }
        size = CGSize(width: max(0, available.width - taken.width), height: max(0, available.height - taken.height))
    }

    /// Around one of the two: A is at the left or above.
    func insets(of side: TuningSide) -> EdgeInsets {
        side == .a
            ? EdgeInsets(top: 0, leading: 0, bottom: taken.height, trailing: taken.width)
            : EdgeInsets(top: taken.height, leading: taken.width, bottom: 0, trailing: 0)
    }
}

extension PlaygroundModel {
    /// Where scenes are on the stage.
    var stageArea: StageArea { StageArea(regions.scene, isSplit: stageLayout == .sideBySide) }
}
