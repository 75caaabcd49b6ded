import SystemFiles

/// The files that a command is to write, checked before it begins: a session or a picture that cannot be saved at its end is
/// better not begun.
package struct OutputFiles {
    /// A file, and the option or the words by which the person knows it.
    package struct File {
        package var name: String
        package var path: String

        package init(name: String, path: String) { (self.name, self.path) = (name, path) }
    }

    /// To be written, each with the option that names it.
    package var outputs: [File] = []
    /// Read by the command, or its own; none of these may be an output.
    package var inputs: [File] = []

    package init() {}

    /// Throws ``ExitStatus/usage`` for names that cannot be meant, and ``ExitStatus/inputOutput`` for what the system does not
    /// let us write.
    package func check() throws(PlaygroundError) {
        for file in outputs where file.path.isEmpty {
            throw PlaygroundError(
                .usage, "\(file.name): the name is empty.", remedy: "Give the name of the file that is to be written.")
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
