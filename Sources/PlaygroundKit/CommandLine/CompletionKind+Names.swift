import ArgumentParser
import ScrollAnalysis

extension CompletionKind {
    /// The names of the scenes. The shell gets them from the program.
    static var scenes: CompletionKind { .shellCommand("\(ProgramName.current) scenes | cut -d ' ' -f 1") }

    /// The names of the built-in feels, and the JSON files in the current folder.
    static var feels: CompletionKind {
        .shellCommand("\(ProgramName.current) feels list | cut -d ' ' -f 1; ls -d -- *.json 2> /dev/null")
    }
}
