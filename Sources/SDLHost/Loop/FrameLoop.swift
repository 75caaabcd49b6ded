import Foundation
import ScrollUI

/// The loop of a window: sleeps, processes events, draws a frame when something moves, and repeats until it should end.
///
/// While nothing moves it sleeps and wakes only for an event or a view's timer. Does not own the window and the
/// submitter, which outlive a loop, or the views.
@MainActor
final class FrameLoop {
    let drawer: FrameDrawer
    let pump: EventPump
    private let options: RunOptions
    private let hooks: LoopHooks
    private let observer: SessionObserver
    private var schedule: FrameSchedule
    private let prefetchClock: PrefetchClock
    /// Another clock than that of rows: the steps of other work are not as long.
    private let spareClock: PrefetchClock
    private var prediction = PresentPrediction()
    /// Whether frames show content that scrolls by itself where it will be when they are seen.
    var predictsPresents = true
    private var framesShown = 0
    private var failure: SubmitError?
    private(set) var quitReason: QuitReason?

    init(
        drawer: FrameDrawer, pump: EventPump, pacer: FramePacer, options: RunOptions, hooks: LoopHooks,
        observer: SessionObserver
    ) {
        self.drawer = drawer
        self.pump = pump
        self.options = options
        self.hooks = hooks
        self.observer = observer
        prefetchClock = PrefetchClock { [clock = pump.clock] in clock.now }
        spareClock = PrefetchClock { [clock = pump.clock] in clock.now }
        schedule = FrameSchedule(pacer: pacer, isEndless: options.isUnthrottled || options.frameLimit != nil)
    }

    /// The first reason takes precedence.
    func quit(_ reason: QuitReason) {
        quitReason = quitReason ?? reason
    }

    /// Runs until the loop should end. Throws if frames can no longer be shown.
    func run() throws(SubmitError) -> QuitReason {
        while true {
            if pump.isDisplayGone { quit(.displayGone) }
            if let quitReason { return quitReason }
            if case .sleep(let deadline) = nextStep { pump.wait(until: deadline) }
            let began = MonotonicClock.nanoseconds()
            takeEvents()
            observer.didTurn()
            if let failure { throw failure }
            if quitReason == nil, nextStep == .draw { try drawFrame(began: began) }
        }
    }

    private var nextStep: FrameSchedule.Step {
        schedule.step(at: pump.clock.now, isHostMoving: drawer.host.needsFrame, timer: nextWakeUp)
    }

    /// The time of the next frame to draw even if nothing moves; nil for never.
    private var nextWakeUp: Duration? { .earlier(drawer.host.nextWakeUp, hooks.nextWakeUp?()) }

    private func takeEvents() {
        pump.drain(
            input: { if hooks.onInput?($0) != .consume { drawer.host.send($0) } },
            change: { windowChanged($0) })
    }

    private func windowChanged(_ change: WindowChange) {
        switch change {
        case .resized, .exposed:
            redrawAll()
        case .movedToDisplay:
            schedule.pacer.setRefreshRate(drawer.refreshRate)
            redrawAll()
        case .becameVisible, .becameHidden:
            schedule.isVisible = change == .becameVisible
            drawer.host.scenePhase = change == .becameVisible ? .active : .background
            redrawAll()
        case .targetsLost, .deviceLost:
            if change == .deviceLost { drawer.texturesLost() } else { drawer.targetsLost() }
            schedule.needsRedraw = true
        case .closeRequested:
            quit(.closed)
        case .gotFocus, .posted:
            observer.windowChanged(change)
        case .dropped(let path):
            hooks.onDrop?(path)
            schedule.needsRedraw = true
        }
    }

    private func redrawAll() {
        drawer.redrawAll()
        pump.translator.geometry = drawer.geometry
        schedule.needsRedraw = true
    }

    private func drawFrame(began: Int64) throws(SubmitError) {
        let time = frameTime
        pump.translator.clock.frameMade(for: time)
        schedule.began(at: pump.clock.now)
        hooks.beforeFrame?(time)
        var record = try drawer.draw(at: time, seenAt: seenTime(of: time), began: began) { pump.takeIn() }
        prediction.presented(
            at: pump.clock.time(of: record.presented), frame: time, interval: schedule.pacer.displayInterval)
        if schedule.presented(at: pump.clock.now, isHostMoving: drawer.host.needsFrame) {
            drawer.stopWaitingForDisplay()
        }
        framesShown += 1
        let deadline = spareTime(after: record)
        // Before others change what the views show: rows are not made while changes wait.
        if options.preparesRows, let deadline {
            drawer.prepareRows(within: prefetchClock.budget(until: deadline))
            record.prepared = MonotonicClock.nanoseconds()
        }
        observer.didDraw()
        hooks.onFrame?(record)
        if let deadline { hooks.inSpareTime?(spareClock.budget(until: deadline)) }
        if framesShown == options.frameLimit { quit(.frameLimit) }
    }

    /// A virtual clock shows every frame at its own time.
    private func seenTime(of time: Duration) -> Duration? {
        predictsPresents && options.virtualInterval == nil ? time + prediction.delay : nil
    }

    /// Returns until when there is time for other work before the events of the next frame are read; nil for none.
    private func spareTime(after record: FrameRecord) -> Duration? {
        let (began, built) = (pump.clock.time(of: record.began), pump.clock.time(of: record.built))
        let presented = pump.clock.time(of: record.presented)
        return options.virtualInterval.map { began + $0 }
            ?? schedule.prefetchDeadline(presented: presented, building: built - began)
    }

    /// Never earlier than the processed events.
    private var frameTime: Duration {
        if let interval = options.virtualInterval { return interval * framesShown }
        return max(pump.clock.now, pump.translator.clock.last)
    }
}
