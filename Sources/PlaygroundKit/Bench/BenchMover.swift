import Foundation
import ScrollPhysics
import ScrollUI

/// Moves what a scene of `bench` shows.
@MainActor
struct BenchMover {
    let scene: BenchScene
    let host: ViewHost
    let curves: BenchCurves
    /// What shows a whole window, whose host is `host`.
    let window: BenchWindow?

    /// `offset` counts from the first position that can be scrolled to.
    func scroll(to offset: Double, at time: Duration) {
        switch scene {
        case .list, .feed, .heavy: give(.scrollTo(ScrollVector(x: 0, y: offset), animated: false), at: time)
        case .carousel:
            give(.scrollTo(ScrollVector(x: offset - BenchScene.carouselMargin, y: 0), animated: false), at: time)
        case .curves: curves.pan(to: offset)
        case .windowList, .windowGallery, .labList, .labGallery, .seekList, .seekGallery:
            window?.prepareFrame(at: time, offset: offset)
        }
    }

    func give(_ intent: ScrollIntent, at time: Duration) {
        host.apply(intent, toScrollWithID: BenchView.scrollID, at: time)
    }

    /// Nothing can be scrolled to beyond what is in view.
    var isAtEnd: Bool {
        guard let geometry = host.scrollGeometry(ofID: BenchView.scrollID) else { return true }
        return geometry.contentOffset.y >= geometry.contentSize.height - geometry.containerSize.height - 1
    }
}
