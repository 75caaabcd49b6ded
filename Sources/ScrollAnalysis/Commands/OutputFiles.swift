import SystemFiles

/// The output files of a command, checked before it begins, so that no session or picture is made that cannot be saved.
package struct OutputFiles {
    /// A file, and the option or description that identifies it to the user.
    package struct File {
        package var name: String
        package var path: String

        package init(name: String, path: String) { (self.name, self.path) = (name, path) }
    }

    /// The files to write, each with the option that names it.
    package var outputs: [File] = []
    /// The files that the command reads or owns; none of these may be an output.
    package var inputs: [File] = []

    package init() {}

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
