/// Runs a command's work on the main actor. The argument parser calls commands without saying so on the thread that `main` is on,
/// which is the main actor's.
func onMainActor<Value: Sendable>(_ body: @MainActor () throws -> Value) throws -> Value {
    try MainActor.assumeIsolated(body)
}
