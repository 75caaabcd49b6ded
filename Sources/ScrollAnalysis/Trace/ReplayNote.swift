import ScrollPhysics

extension Recording {
    /// Returns a note about replaying targets that the program's own target behaviour chose: only the scene itself can
    /// determine what it would choose in another feel. Nil if the replay is exact.
    package func note(onReplaysIn feels: [ScrollFeel], file: String) -> String? {
        guard let caveat = caveat(onReplaysIn: feels, file: file), let other = caveat.feels.first else { return nil }
        return """
            \(ProgramName.current): \(file.visible): \(caveat.sentence)
              To record the scene's own targets there, record the gesture with --feel \(other.visible).
            """
    }

    /// Returns the same note for a page: a sentence, and the names of the feels that it applies to. `file` is only used
    /// in messages.
    package func caveat(onReplaysIn feels: [ScrollFeel], file: String) -> (sentence: String, feels: [String])? {
        guard targets.behavior == .none, events.contains(where: { !$0.chosen.isEmpty }) else { return nil }
        let own = try? FeelLibrary.feel(of: self, file: file)
        let others = feels.filter { $0 != own }.map(\.name)
        guard !others.isEmpty else { return nil }
        let tuned = feelValues.isEmpty ? "" : ", as tuned"
        let sentence = """
            the scene itself chose the targets, in the feel \(feel.visible)\(tuned). For \
            \(others.map(\.visible).joined(separator: " and ")) the same targets are used, event by event; where none was chosen, \
            the motion continues to its natural end.
            """
        return (sentence, others)
    }
}
