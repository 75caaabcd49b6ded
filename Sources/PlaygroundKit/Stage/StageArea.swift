import Foundation
import ScrollAnalysis
import ScrollUI

/// The layout of the stage: one scene, or A and B in two halves. In points.
struct StageArea: Equatable, Sendable {
    /// The gap between the halves.
    static let gap = 12.0
    /// The minimum width of a half. Narrower halves are stacked.
    static let leastWidth = 300.0

    /// The size of each scene.
    let size: CGSize
    /// The space that the other half takes, beside a scene or above and below it.
    private let taken: CGSize

    /// `available` is the size of a single scene.
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

    /// Returns the insets around one of the two. A is on the left or above.
    func insets(of side: TuningSide) -> EdgeInsets {
        side == .a
            ? EdgeInsets(top: 0, leading: 0, bottom: taken.height, trailing: taken.width)
            : EdgeInsets(top: taken.height, leading: taken.width, bottom: 0, trailing: 0)
    }
}

extension PlaygroundModel {
    /// The current layout of the stage.
    var stageArea: StageArea { StageArea(regions.scene, isSplit: stageLayout == .sideBySide) }
}
