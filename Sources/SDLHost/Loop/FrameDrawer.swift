import Drawing
import Foundation
import ScrollUI

/// Draws one frame: the view host's passes, then the submitter. Keeps the host's extent that of the window.
@MainActor
final class FrameDrawer {
    let host: ViewHost
    private let window: SDLWindow
    private let submitter: any FrameSubmitter
    private let background: WindowBackground
    private(set) var isDrawing = false
    private(set) var geometry: WindowGeometry

    init(host: ViewHost, window: SDLWindow, submitter: any FrameSubmitter, background: WindowBackground) {
        self.host = host
        self.window = window
        self.submitter = submitter
        self.background = background
        geometry = window.geometry
        adoptGeometry()
    }

    /// `began` is the moment at which the loop turned to this frame, before it took events in.
    func draw(at time: Duration, began: Int64) throws(SubmitError) -> FrameRecord {
        isDrawing = true
        defer { isDrawing = false }
        host.frame(at: time)
        let built = MonotonicClock.nanoseconds()
        try submitter.submit(host.displayList, background: background.color(in: host.colorScheme))
        return FrameRecord(
            report: host.report, time: time, began: began, built: built, presented: MonotonicClock.nanoseconds())
    }

    /// What the window shows is lost, or its size changed.
    func redrawAll() {
        geometry = window.geometry
        adoptGeometry()
        submitter.resize()
    }

    func targetsLost() {
        submitter.targetsLost()
    }

    func texturesLost() {
        submitter.texturesLost()
    }

    private func adoptGeometry() {
        if host.size != geometry.size { host.size = geometry.size }
        if host.scale != geometry.scale { host.scale = geometry.scale }
    }
}
