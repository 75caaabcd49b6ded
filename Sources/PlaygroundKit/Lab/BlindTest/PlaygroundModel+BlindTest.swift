import Foundation
import ScrollAnalysis
import ScrollPhysics
import ScrollUI
import SDLHost

/// Blind tests of A against B, on the live stage or with the chosen take.
extension PlaygroundModel {
    /// The running test, or the one whose result is shown.
    var blindTest: BlindTest? { lab.comparison.blindTest }

    /// The tuning of the stage: the edited one, or the candidate of a blind test.
    var stageTuning: Tuning {
        guard let test = blindTest, !test.isOver else { return tuning }
        return test.shownTuning
    }

    /// Whether a test is running, so that nothing on the screen may reveal X.
    var isTestedBlind: Bool { blindTest?.isOver == false }

    /// Starts a test, ends the running one, or closes its result.
    func toggleBlindTest() {
        guard let test = blindTest else { return beginBlindTest() }
        if test.isOver || test.rounds.isEmpty { closeBlindTest() } else { endBlindTest() }
    }

    private func beginBlindTest() {
        guard let a = tuning.on(.a), let b = tuning.on(.b) else {
            return notice = "A blind test needs two tunings; Ctrl+B begins B"
        }
        guard !TuningDifferences(a, b, in: program.scenes.all).all.isEmpty else {
            return notice = "A and B are the same, so there is nothing to compare"
        }
        let comparison = lab.comparison
        comparison.isPanelOpen = false
        comparison.blindTest = BlindTest(.which, a: a, b: b, behindX: comparison.nextBehindX())
        comparison.blindTestFile = nil
        notice = nil
    }

    private func endBlindTest() { lab.comparison.blindTest?.end() }

    private func closeBlindTest() { lab.comparison.blindTest = nil }

    /// Changes the question before the first answer.
    func ask(_ question: BlindQuestion) { lab.comparison.blindTest?.ask(question) }

    /// Shows one of the candidates on the stage.
    func showBlind(_ candidate: BlindCandidate) { lab.comparison.blindTest?.show(candidate) }

    /// Records an answer, starts the next round and saves all answers so far.
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
            return notice = "The answers are not saved: neither HOME nor XDG_DATA_HOME names a folder"
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

    /// Returns whether a key is handled before the views, unless a view takes text: keys of a blind test, and keys that
    /// play a take.
    func comesFirst(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard blindTest != nil else { return lab.comesFirst(key, modifiers) }
        return blindAction(key, modifiers) != nil || (key == .space && lab.comesFirst(key, modifiers))
    }

    /// Handles keys that no view used. A blind test allows only those that play and step.
    func pressUnhandled(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        if isTestedBlind, case .character = key { return false }
        if blindTest != nil, key == .escape { return false }
        return lab.press(key, modifiers)
    }

    /// Handles the keys of ``comesFirst(_:_:)``.
    func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) {
        if let action = blindAction(key, modifiers) { return action() }
        _ = lab.press(key, modifiers)
    }

    /// Returns the action of a key in a blind test: digits show a candidate, letters answer, Q changes the question.
    /// Nil for other keys, such as those that change the display.
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
