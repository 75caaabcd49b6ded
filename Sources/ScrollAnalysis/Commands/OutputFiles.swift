import ScrollPhysics
import SystemFiles

/// The output files of a command, checked before it begins, so that no session or picture is made that cannot be saved.
package struct OutputFiles {
    /// A file, and the option or description that identifies it to the user.
    private struct File {
        var name: String
        var path: String
    }

    private var outputs: [File] = []
    private var inputs: [File] = []

    package init() {}

    /// The files of a command that writes `output` on recordings in feels.
    package init(output: String?, recordings: [String], feels: [String]) {
        addOutput("--out", output)
        for path in recordings { addInput("a recording", path) }
        for feel in feels { addFeel("--feel", feel) }
    }

    /// Adds a file to write; nothing for nil.
    package mutating func addOutput(_ name: String, _ path: String?) {
        if let path { outputs.append(File(name: name, path: path)) }
    }

    /// Adds a file that the command reads or owns, which may not be an output; nothing for nil.
    package mutating func addInput(_ name: String, _ path: String?) {
        if let path { inputs.append(File(name: name, path: path)) }
    }

    /// Adds the file of a feel; nothing for nil or the name of a built-in feel.
    package mutating func addFeel(_ name: String, _ feel: String?) {
        if let feel, ScrollFeel.named(feel) == nil { addInput(name, feel) }
    }

    /// Throws ``ExitStatus/usage`` for invalid names, and ``ExitStatus/inputOutput`` for files that the system does not
    /// let the program write.
    package func check() throws(PlaygroundError) {
        for file in outputs where file.path.isEmpty {
            throw PlaygroundError(
                .usage, "\(file.name): the name is empty.", remedy: "Give the name of the file to write.")
        }
        for file in outputs {
            do throws(FileError) {
                try FileBytes.checkWritable(file.path)
            } catch {
                throw PlaygroundError(error)
            }
        }
        try checkAreDifferent()
    }

    private func checkAreDifferent() throws(PlaygroundError) {
        var known: [FileIdentity: File] = [:]
        for file in inputs {
            if let identity = FileIdentity(file.path) { known[identity] = file }
        }
        for file in outputs {
            guard let identity = FileIdentity(file.path) else { continue }
            if let other = known[identity] {
                throw PlaygroundError(
                    .usage, "\(file.name) and \(other.name) are the same file: \(file.path).",
                    remedy: "Name another file for \(file.name).")
            }
            known[identity] = file
        }
    }
}
