/// The names in a new package, derived from its folder: `my-lab` has the module `MyLab`, the program `my-lab` and the
/// title "My lab".
struct TemplateNames: Equatable, Sendable {
    /// The name of the target, a Swift identifier.
    let module: String
    /// The name of the program, for the shell.
    let program: String
    /// The title.
    let title: String

    /// Nil if the folder's name has no ASCII letter or digit.
    init?(folder: String) {
        let words = folder.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
        guard let first = words.first else { return nil }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        // A module name must start with a letter, and differ from imported modules.
        let isTaken = Self.taken.contains(joined.lowercased()) || first.first?.isNumber == true
        module = isTaken ? "Lab\(joined)" : joined
        program =
            isTaken ? "lab-\(words.joined(separator: "-").lowercased())" : words.joined(separator: "-").lowercased()
        let sentence = words.joined(separator: " ")
        title = sentence.prefix(1).uppercased() + sentence.dropFirst()
    }

    /// Names that such a package already uses, in lower case.
    private static let taken: Set = [
        "argumentparser", "combine", "drawing", "foundation", "glibc", "labapp", "main", "mycard", "mycarousel",
        "observation", "opencombine", "playground", "playgroundkit", "playgroundscene", "scrollphysics",
        "scrollplayground", "scrollui", "sdlhost", "swift", "swiftui", "tests", "test", "xctest",
    ]
}
