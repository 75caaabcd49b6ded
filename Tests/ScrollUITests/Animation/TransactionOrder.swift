/// The order of two changes in one event.
@MainActor
enum TransactionOrder {
    /// Runs both orders of an immediate change and an animated one.
    static func inBoth(
        _ plain: @escaping () -> Void, _ animated: @escaping () -> Void, _ body: (String, () -> Void) -> Void
    ) {
        body("plain first") {
            plain()
            animated()
        }
        body("animated first") {
            animated()
            plain()
        }
    }
}
