/// What things are called in a package that is written for somebody, after its folder: `my-lab` has the module `MyLab`, the program
/// `my-lab` and the title "My lab".
struct TemplateNames: Equatable, Sendable {
    /// Of the target, as Swift needs it.
    let module: String
    /// Of the program, as a shell likes it.
    let program: String
    /// For people.
    let title: String

    /// Nil where the folder's name has no letter and no figure.
    init?(folder: String) {
        let words = folder.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
        guard let first = words.first else { return nil }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        // A module begins with a letter, and is another one than those that it imports.
        let isTaken = Self.taken.contains(joined.lowercased()) || first.first?.isNumber == true
        module = isTaken ? "Lab\(joined)" : joined
        program =
            isTaken ? "lab-\(words.joined(separator: "-").lowercased())" : words.joined(separator: "-").lowercased()
        let sentence = words.joined(separator: " ")
        title = sentence.prefix(1).uppercased() + sentence.dropFirst()
    }

    /// Modules that a package of this kind knows by these names, in small letters.
    private static let taken: Set = [
        "argumentparser", "combine", "drawing", "foundation", "glibc", "labapp", "main", "mycard", "mycarousel",
        "observation", "opencombine", "playground", "playgroundkit", "playgroundscene", "scrollphysics",
        "scrollplayground", "scrollui", "sdlhost", "swift", "swiftui", "tests", "test", "xctest",
    ]
}
