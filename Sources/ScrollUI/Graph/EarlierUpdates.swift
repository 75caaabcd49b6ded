/// The state of a frame, as far as it matters for changes of objects.
enum FramePass {
    /// No frame is running: the time is that of the previous frame.
    case none
    /// Input is routed, or actions of an update run.
    case actions
    /// Content moves by itself, or is painted.
    case still
}

/// Support for changes of observable objects in several transactions. Objects do not keep earlier values, but
/// announce a change before they make it. Earlier changes from other transactions are therefore applied to the tree
/// at that moment, so that no body sees the object's later values.
extension ViewGraph {
    /// Applies the earlier updates to the tree before an object changes in `transaction`, if any are pending.
    func showEarlierUpdates(than transaction: Transaction) {
        let number = updates.number(for: transaction)
        guard updates.isPreceded(number), canShowUpdates(before: number) else { return }
        let evaluated = dependencies.collectingReaders {
            while updates.hasNext(before: number) {
                update(size: windowSize)
                layout(size: windowSize)
            }
        }
        // The object's notification does not reach readers that register during it.
        updates.add(evaluated.filter(\.isAttached), in: number)
    }

    /// Whether earlier updates can be applied; false while nodes are being processed, and if an animation would begin
    /// in a past frame.
    private func canShowUpdates(before number: Int) -> Bool {
        guard hasLayout, !isLayingOut, !updates.isRunning, !dependencies.isReading else { return false }
        switch pass {
        case .none: return !updates.isAnimated(before: number)
        case .actions: return true
        case .still: return false
        }
    }
}
