import ScrollPhysics

extension Recording {
    /// What a person has to know who replays rest places that a target behaviour of the program's own chose: nothing but the
    /// scene itself can tell what it would have chosen in another feel. Nil where the replay is exact.
    func note(onReplaysIn feels: [ScrollFeel], file: String) -> String? {
        guard targets.behavior == .none, events.contains(where: { !$0.chosen.isEmpty }) else { return nil }
        let own = try? FeelLibrary.feel(of: self, file: file)
        let others = feels.filter { $0 != own }
        guard let other = others.first else { return nil }
        let names = others.map(\.name.visible).joined(separator: " and ")
        let file = file.visible
        let tuned = feelValues.isEmpty ? "" : ", as it was tuned"
        return """
            scroll-playground: \(file): the scene itself chose where to rest, in the feel \(feel)\(tuned). For \(names) \
            the same places are used, event by event; where none was chosen the motion runs out.
              To have what the scene chooses there, record the gesture with --feel \(other.name.visible).
            """
    }
}
