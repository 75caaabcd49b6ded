/// Makes a failing value smaller as long as it fails.
///
/// It generates simpler versions, takes the first that still fails, and starts again; it ends at a value of which no
/// simpler version fails. Complexity: each round tries every version at most once.
struct Shrinker<Value> {
    /// The simpler versions of a value, those that remove most first.
    var simpler: (Value) -> AnySequence<Value>
    /// Whether a version still fails in the same way.
    var fails: (Value) -> Bool
    /// The greatest number of versions to try.
    var patience = 20_000

    func shrunk(_ value: Value) -> Value {
        var value = value
        var tries = 0
        while let next = firstFailure(of: value, &tries) { value = next }
        return value
    }

    private func firstFailure(of value: Value, _ tries: inout Int) -> Value? {
        for version in simpler(value) {
            tries += 1
            guard tries <= patience else { return nil }
            if fails(version) { return version }
        }
        return nil
    }
}

extension Array {
    /// The array without one part of it: halves first, then quarters, down to single elements.
    var withLess: AnySequence<[Element]> {
        let sizes = sequence(first: count / 2) { $0 > 1 ? $0 / 2 : nil }.prefix { $0 > 0 }
        let parts = sizes.lazy.flatMap { size in
            stride(from: 0, to: count, by: size).lazy.map { $0..<Swift.min($0 + size, count) }
        }
        let versions = parts.map { Array(self[..<$0.lowerBound] + self[$0.upperBound...]) }
        return count == 1 ? AnySequence([[]]) : AnySequence(versions)
    }
}

extension Double {
    /// Numbers that are easier to read, the simplest first; none for zero.
    var simpler: [Double] {
        let versions = [0, 1, 100, (self / 100).rounded() * 100, rounded(), (self * 10).rounded() / 10]
        let index = versions.firstIndex(of: self) ?? versions.count
        return versions[..<index].filter { abs($0) <= max(abs(self) * 2, 1) }
    }
}
