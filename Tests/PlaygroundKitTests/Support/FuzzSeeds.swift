import Foundation

/// The seeds of random tests: a slice of them, or as many as `make fuzz` says in `FUZZ_SEEDS`.
enum FuzzSeeds {
    /// `slice` of them at least.
    static func all(slice: Int) -> Range<UInt64> {
        let wished = ProcessInfo.processInfo.environment["FUZZ_SEEDS"].flatMap(UInt64.init) ?? 0
        return 0..<max(UInt64(slice), wished)
    }
}
