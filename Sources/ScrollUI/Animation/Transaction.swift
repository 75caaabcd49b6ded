/// What travels with a change of state: above all, the animation of what follows from it.
public struct Transaction: Sendable {
    public var animation: Animation?
    /// True beats every animation, that of `animation(_:value:)` too.
    public var disablesAnimations = false
    public var isContinuous = false

    public init() {}

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

@discardableResult
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$current.withValue(transaction, operation: body)
}

@discardableResult
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
