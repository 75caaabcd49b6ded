/// Runs `body` and animates the effects of its changes of state with `animation`.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body` and animates the effects of its changes of state with `animation`. `completion` runs once, when the animations are done
/// according to `completionCriteria`, or immediately if the changes animate nothing.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// Runs `body` with `transaction` for its changes of state. What is not set in it is the surrounding transaction's.
@discardableResult
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    let result = try Transaction.$current.withValue(outer.overridden(by: transaction), operation: body)
    for completion in transaction.completions where !outer.completions.contains(where: { $0 === completion }) {
        completion.bodyDidEnd()
    }
    return result
}

/// Runs `body` in the current transaction with one of its values replaced.
@discardableResult
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
