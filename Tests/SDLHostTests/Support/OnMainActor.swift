/// Runs a test's body on the main actor. XCTest calls tests on the main thread, but takes no isolated methods on Linux.
func onMainActor(_ body: @MainActor () throws -> Void) rethrows {
    try MainActor.assumeIsolated(body)
}
