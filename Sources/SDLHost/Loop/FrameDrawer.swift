import Drawing
import Foundation
import ScrollUI

/// Draws one frame: the view host's passes, then the stage.submitter. Keeps the host's extent that of the window.
@MainActor
final class FrameDrawer {
    let host: ViewHost
    private let stage: Stage
    private let background: WindowBackground
    private(set) var isDrawing = false
    private(set) var geometry: WindowGeometry

    init(host: ViewHost, stage: Stage, background: WindowBackground) {
        self.host = host
        self.stage = stage
        self.background = background
        geometry = stage.window.geometry
        adoptGeometry()
    }

    /// `began` is the moment at which the loop turned to this frame, before it took events in.
    func draw(at time: Duration, began: Int64) throws(SubmitError) -> FrameRecord {
        isDrawing = true
        defer { isDrawing = false }
        host.frame(at: time)
        let built = MonotonicClock.nanoseconds()
        try stage.submitter.submit(host.displayList, background: background.color(in: host.colorScheme))
        return FrameRecord(
            report: host.report, time: time, began: began, built: built, presented: MonotonicClock.nanoseconds())
    }

    /// What the window shows is lost, or its size changed.
    func redrawAll() {
        geometry = stage.window.geometry
        adoptGeometry()
        stage.submitter.resize()
    }

    func targetsLost() {
        stage.submitter.targetsLost()
    }

    func texturesLost() {
        stage.submitter.texturesLost()
    }

    private func adoptGeometry() {
        if host.size != geometry.size { host.size = geometry.size }
        if host.scale != geometry.scale { host.scale = geometry.scale }
    }
}
