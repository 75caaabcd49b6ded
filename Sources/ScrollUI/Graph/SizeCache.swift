import Foundation

/// The last sizes a node chose, by proposal. A stack asks each child for its least, its greatest and its final size.
struct SizeCache {
    private var first: (ProposedViewSize, CGSize)?
    private var second: (ProposedViewSize, CGSize)?
    private var third: (ProposedViewSize, CGSize)?
    private var fourth: (ProposedViewSize, CGSize)?

    var isEmpty: Bool { first == nil }

    mutating func removeAll() {
        first = nil
        second = nil
        third = nil
        fourth = nil
    }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            if let first, first.0 == proposal { return first.1 }
            if let second, second.0 == proposal { return second.1 }
            if let third, third.0 == proposal { return third.1 }
            if let fourth, fourth.0 == proposal { return fourth.1 }
            return nil
        }
        set {
            guard let newValue else { return }
            fourth = third
            third = second
            second = first
            first = (proposal, newValue)
        }
    }
}
