import Foundation
import ScrollAnalysis

/// Takes from a served page.
extension PlaygroundModel {
    /// Lists the takes that wait in `inbox`. The last one comes to the stage with its curves, unless the stage is in use:
    /// by hands, by a blind test, or by a take that was chosen here.
    func receive(from inbox: TakeInbox) {
        for sent in inbox.collect() { receive(sent) }
    }

    private func receive(_ sent: SentTake) {
        let take = Take(
            id: lab.nextTakeID(), recording: sent.recording, gesture: sent.gesture,
            date: sent.recording.takeDate ?? Date(), name: sent.name)
        lab.insert(take)
        guard isStageFree else { return notice = "\(take.title) is in the list of takes" }
        choose(take)
        guard lab.chosenTakeID == take.id else { return }
        lab.sentTakeID = take.id
        lab.isDockOpen = true
    }

    private var isStageFree: Bool {
        guard !isTestedBlind, !lab.isPlayedInto, !lab.isLiveBusy() else { return false }
        return lab.chosenTakeID == nil || lab.chosenTakeID == lab.sentTakeID
    }

    /// Serves a page for this window: the one that the options describe, or one with the window's tunings.
    func serve(_ options: ServeOptions) throws(PlaygroundError) -> PageServer {
        let isDescribed = !options.page.feels.isEmpty || !options.page.recordings.isEmpty
        let page =
            isDescribed
            ? try SharePage(options.page, in: program).text(try WebAssets.locate(), isServed: true)
            : try page(isServed: true)
        let inbox = TakeInbox()
        return try PageServer(page, options) { [weak self] take throws(PlaygroundError) in
            try inbox.put(take)
            Task { @MainActor in self?.receive(from: inbox) }
        }
    }
}
