import SystemFiles

extension PlaygroundError {
    /// Creates the error of a file that the system cannot read or write.
    package init(_ error: FileError) {
        if case .size(let allowed) = error.refusal {
            let message = "\(error.path): found more than \(allowed) bytes, expected at most that."
            self = PlaygroundError(.malformed, message, remedy: FileLimit.size.remedy).about(error.path)
            return
        }
        let failed = error.operation == .read ? "cannot be read" : "cannot be written"
        let remedy = error.remedy.prefix(1).uppercased() + error.remedy.dropFirst() + "."
        let message = "\(error.path): \(failed): \(error.reason)."
        self = PlaygroundError(.inputOutput, message, remedy: remedy).about(error.path)
    }

    /// Creates the error of a picture that cannot be read or written. The text of an ``ImageError`` already includes a
    /// remedy.
    package init(_ error: ImageError) {
        guard case .file(let error) = error else {
            self.init(.malformed, "\(error).", remedy: "")
            return
        }
        self.init(error)
    }
}
