/// In which order two changes of one event are made.
@MainActor
enum TransactionOrder {
    /// Both orders of a change at once and one that is animated.
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
