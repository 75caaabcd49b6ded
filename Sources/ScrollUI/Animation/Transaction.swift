/// What travels with a change of state: above all, the animation of what follows from it.
public struct Transaction: Sendable {
    /// How what changes gets to where it should be; nil is at once.
    public var animation: Animation?
    /// True beats every animation, that of `animation(_:value:)` too.
    public var disablesAnimations = false
    /// True while changes come one after the other, as in a drag. Kept for those who read it; it alters nothing by
    /// itself.
    public var isContinuous = false

    /// Without an animation.
    public init() {}

    /// With that animation, or with none.
    public init(animation: Animation?) {
        self.animation = animation
    }

    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// The transaction of the closure that runs now.
    @TaskLocal static var current = Transaction()
}

/// Runs `body`; what its changes of state alter on screen goes there with `animation`.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Runs `body`; the changes of state in it belong to `transaction`.
@discardableResult
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs `body` in the transaction in force, with one of its values replaced.
@discardableResult
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
