import ScrollAnalysis
import SDLHost

extension PlaygroundError {
    /// Converts an error of a lower module, with its exit status. Its text already contains the remedy.
    init(_ error: any Error) {
        switch error {
        case let error as PlaygroundError: self = error
        case let error as FileError: self.init(error)
        case let error as ImageError: self.init(error)
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

/// Runs `body` and converts all errors to ``PlaygroundError`` or ``OutputClosed``.
func reportingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    do {
        return try body()
    } catch let error as OutputClosed {
        throw error
    } catch {
        throw PlaygroundError(error)
    }
}
