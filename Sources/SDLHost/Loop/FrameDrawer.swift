import Drawing
import Foundation
import ScrollUI

/// Draws one frame: the view host's passes, then the stage's submitter. Keeps the host's size equal to the window's.
@MainActor
final class FrameDrawer {
    let host: ViewHost
    private let stage: Stage
    private let background: WindowBackground
    private(set) var geometry: WindowGeometry
    /// Rasterizes a line of text for a later frame. One for all frames, since each closure is an allocation.
    private lazy var rasterize: (TextRun) -> Void = { [unowned self] in
        _ = stage.glyphs.mask(for: $0, scale: Double(host.scale))
    }

    init(host: ViewHost, stage: Stage, background: WindowBackground) {
        self.host = host
        self.stage = stage
        self.background = background
        geometry = stage.window.geometry
        adoptGeometry()
    }

    /// `seen` is the predicted time at which the frame will be seen; nil for none. `began` is the time at which the
    /// loop started this frame, before it processed events. `meanwhile` is called between the passes and the drawing.
    func draw(
        at time: Duration, seenAt seen: Duration?, began: Int64, meanwhile: () -> Void
    ) throws(SubmitError) -> FrameRecord {
        host.foresight = seen.map { $0 - time } ?? .zero
        host.frame(at: time)
        let built = MonotonicClock.nanoseconds()
        meanwhile()
        try show(host.displayList)
        return FrameRecord(
            report: host.report, time: time, seen: seen, began: began, built: built,
            presented: MonotonicClock.nanoseconds())
    }

    /// Prepares rows that are about to come in, and the pictures of their text.
    func prepareRows(within budget: PrefetchBudget) {
        host.prefetch(within: budget, texts: rasterize)
    }

    /// Tries once more with all resources recreated, since a window may have changed between its events and the frame.
    private func show(_ list: DisplayList) throws(SubmitError) {
        let color = background.color(in: host.colorScheme)
        do throws(SubmitError) {
            try stage.submitter.submit(list, background: color)
        } catch {
            texturesLost()
            redrawAll()
            try stage.submitter.submit(list, background: color)
        }
    }

    /// In hertz; 0 if the display does not report it.
    var refreshRate: Int { stage.window.refreshRate }

    /// Handles the loss of the window's contents or a change of its size.
    func redrawAll() {
        geometry = stage.window.geometry
        adoptGeometry()
        stage.submitter.resize()
    }

    func stopWaitingForDisplay() {
        _ = stage.setWaitsForDisplay(false)
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
