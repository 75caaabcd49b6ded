import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI
import SDLHost

/// A blind test of A against B, on the live stage or by the chosen take.
extension PlaygroundModel {
    /// The test that is going on, or whose result is shown.
    var blindTest: BlindTest? { lab.comparison.blindTest }

    /// What moves the stage: what is edited, or in a blind test what nobody is told.
    var stageTuning: Tuning {
        guard let test = blindTest, !test.isOver else { return tuning }
        return test.shownTuning
    }

    /// A test is going on: nothing on the screen may give X away.
    var isTestedBlind: Bool { blindTest?.isOver == false }

    /// Begins a test, ends the one that is going on, or puts its result away.
    func toggleBlindTest() {
        guard let test = blindTest else { return beginBlindTest() }
        if test.isOver || test.rounds.isEmpty { closeBlindTest() } else { endBlindTest() }
    }

    private func beginBlindTest() {
        guard let a = tuning.on(.a), let b = tuning.on(.b) else {
            return notice = "A blind test needs two tunings; Ctrl+B begins B"
        }
        guard !TuningDifferences(a, b, in: program.scenes.all).all.isEmpty else {
            return notice = "A and B are the same: there is nothing to tell apart"
        }
        let comparison = lab.comparison
        comparison.isPanelOpen = false
        comparison.blindTest = BlindTest(.which, a: a, b: b, behindX: comparison.nextBehindX())
        comparison.blindTestFile = nil
        notice = nil
    }

    private func endBlindTest() { lab.comparison.blindTest?.end() }

    private func closeBlindTest() { lab.comparison.blindTest = nil }

    /// Asks something else, before the first answer.
    func ask(_ question: BlindQuestion) { lab.comparison.blindTest?.ask(question) }

    /// Puts one of the candidates on the stage.
    func showBlind(_ candidate: BlindCandidate) { lab.comparison.blindTest?.show(candidate) }

    /// Takes an answer, goes on to the next round and keeps all answers so far.
    func answerBlind(_ candidate: BlindCandidate) {
        let comparison = lab.comparison
        guard let before = comparison.blindTest, !before.isOver, before.answers.contains(candidate) else { return }
        comparison.blindTest?.answer(candidate, nextBehindX: comparison.nextBehindX())
        saveBlindTest()
    }

    private func saveBlindTest() {
        let comparison = lab.comparison
        guard let test = comparison.blindTest else { return }
        guard let folder = comparison.blindTestFolder else {
            return notice = "The answers are not kept: neither HOME nor XDG_DATA_HOME names a folder"
        }
        do throws(PlaygroundError) {
            if comparison.blindTestFile == nil {
                let now = Date()
                comparison.blindTestFile = (now, try folder.newPath(for: now))
            }
            guard let stored = comparison.blindTestFile else { return }
            let file = BlindTestFile(
                test: test, date: stored.date, scene: scene.name, take: lab.chosenTake?.title,
                titles: (title(of: .a), title(of: .b)))
            try Files.write(Array(file.json.utf8), to: stored.path)
        } catch {
            notice = error.message
        }
    }

    /// Keys that come before the views, as long as none takes text: those of a blind test, and those that play a take.
    func comesFirst(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard blindTest != nil else { return lab.comesFirst(key, modifiers) }
        return blindAction(key, modifiers) != nil || (key == .space && lab.comesFirst(key, modifiers))
    }

    /// For keys that no view used. A blind test leaves those that play and step, and no other.
    func pressUnhandled(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        if isTestedBlind, case .character = key { return false }
        if blindTest != nil, key == .escape { return false }
        return lab.press(key, modifiers)
    }

    /// For those keys.
    func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) {
        if let action = blindAction(key, modifiers) { return action() }
        _ = lab.press(key, modifiers)
    }

    /// What a key does in a blind test: digits put a candidate on the stage, letters answer, Q asks the other question. Those
    /// that change what is shown beside a test do nothing. Nil for keys without a meaning.
    private func blindAction(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> (() -> Void)? {
        guard let test = blindTest, modifiers.isEmpty else { return nil }
        if key == .escape { return toggleBlindTest }
        guard !test.isOver, case .character(let letter) = key else { return nil }
        if let number = letter.wholeNumberValue, test.question.candidates.indices.contains(number - 1) {
            return { self.showBlind(test.question.candidates[number - 1]) }
        }
        if let answer = BlindCandidate(rawValue: letter.uppercased()), test.answers.contains(answer) {
            return { self.answerBlind(answer) }
        }
        if letter == "q" { return { self.ask(test.question == .which ? .better : .which) } }
        return nil
    }
}
