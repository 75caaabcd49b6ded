import CSDL2

extension SubmitError {
    /// Returns SDL's last error, after `call` has failed.
    static func last(_ call: String) -> SubmitError {
        let reason = SDL_GetError().map { String(cString: $0) } ?? ""
        return SubmitError(call: call, reason: reason.isEmpty ? "no reason given" : reason)
    }
}
