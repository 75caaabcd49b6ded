import SystemFiles

/// Whole files in and out, with errors for the person who named them.
package enum Files {
    /// Everything in a plain file within ``FileLimit/size``. Throws ``ExitStatus/inputOutput``, and ``ExitStatus/malformed``
    /// for a file that is larger.
    package static func read(_ path: String) throws(PlaygroundError) -> [UInt8] {
        do throws(FileError) {
            return try FileBytes.read(path, atMost: FileLimit.size.value)
        } catch {
            throw PlaygroundError(error)
        }
    }

    /// Makes `bytes` the contents of the file, all of them or none. Throws ``ExitStatus/inputOutput``.
    package static func write(_ bytes: [UInt8], to path: String) throws(PlaygroundError) {
        do throws(FileError) {
            try FileBytes.writeAtomically(bytes, to: path)
        } catch {
            throw PlaygroundError(error)
        }
    }
}
