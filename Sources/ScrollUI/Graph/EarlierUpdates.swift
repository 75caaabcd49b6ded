/// What a frame is doing, as far as changes of objects need to know.
enum FramePass {
    /// Nothing: the time is that of the frame before.
    case none
    /// Input is routed, or actions of an update run.
    case actions
    /// Content moves by itself, or is painted.
    case still
}

/// Objects keep nothing of before, but tell of a change before they make it. What was changed before in transactions of
/// its own is therefore put into the tree at that moment, so that no body of theirs sees the object as it will be.
extension ViewGraph {
    /// Brings the tree to where it was before an object changes in that transaction, if it is behind.
    func showEarlierUpdates(than transaction: Transaction) {
        let number = updates.number(for: transaction)
        guard updates.isPreceded(number), canShowUpdates(before: number) else { return }
        let evaluated = dependencies.collectingReaders {
            while updates.hasNext(before: number) {
                update(size: windowSize)
                layout(size: windowSize)
            }
        }
        // What the object tells its readers does not reach those that began to read while it does so.
        updates.add(evaluated.filter(\.isAttached), in: number)
    }

    /// False while nodes are at work, and where an animation would begin in a frame that is long gone.
    private func canShowUpdates(before number: Int) -> Bool {
        guard hasLayout, !isLayingOut, !updates.isRunning, !dependencies.isReading else { return false }
        switch pass {
        case .none: return !updates.isAnimated(before: number)
        case .actions: return true
        case .still: return false
        }
    }
}
