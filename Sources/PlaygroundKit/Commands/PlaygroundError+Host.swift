import SDLHost

extension PlaygroundError {
    /// A file that the system does not give or take.
    init(_ error: FileError) {
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

    /// What a part below says went wrong, with the status that it leaves with. Its text says what to do already.
    init(_ error: any Error) {
        switch error {
        case let error as PlaygroundError: self = error
        case let error as FileError: self.init(error)
        case ImageError.file(let error): self.init(error)
        case is ImageError: self.init(.malformed, "\(error).", remedy: "")
        case is AssetError, is FontError: self.init(.unavailable, "\(error).", remedy: "")
        case HostError.noDisplay:
            self.init(
                .unavailable, "\(error).", remedy: "'scroll-playground render' and 'trace' work without a display.")
        case let error as HostError:
            self.init(ExitStatus(rawValue: error.exitStatus) ?? .failed, "\(error).", remedy: "")
        default: self.init(.failed, "\(error).", remedy: "")
        }
    }
}

/// Runs `body`; whatever goes wrong is thrown as ``PlaygroundError`` or ``OutputClosed``.
func reportingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    do {
        return try body()
    } catch let error as OutputClosed {
        throw error
    } catch {
        throw PlaygroundError(error)
    }
}
