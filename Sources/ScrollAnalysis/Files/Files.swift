import SystemFiles

/// Reads and writes whole files, with errors for the user.
package enum Files {
    /// Returns the contents of a plain file within ``FileLimit/size``. Throws ``ExitStatus/inputOutput``, and
    /// ``ExitStatus/malformed`` for a larger file.
    package static func read(_ path: String) throws(PlaygroundError) -> [UInt8] {
        do throws(FileError) {
            return try FileBytes.read(path, atMost: FileLimit.size.value)
        } catch {
            throw PlaygroundError(error)
        }
    }

    /// Replaces the contents of the file atomically. Throws ``ExitStatus/inputOutput``.
    package static func write(_ bytes: [UInt8], to path: String) throws(PlaygroundError) {
        do throws(FileError) {
            try FileBytes.writeAtomically(bytes, to: path)
        } catch {
            throw PlaygroundError(error)
        }
    }
}
