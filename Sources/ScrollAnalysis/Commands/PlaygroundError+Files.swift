import SystemFiles

extension PlaygroundError {
    /// A file that the system does not give or take.
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

    /// A picture that cannot be read or written. Its text says what to do already.
    package init(_ error: ImageError) {
        guard case .file(let error) = error else {
            self.init(.malformed, "\(error).", remedy: "")
            return
        }
        self.init(error)
    }
}
