import Foundation

/// The seeds of random tests: a slice of them, or as many as `make fuzz` says in `FUZZ_SEEDS`.
public enum FuzzSeeds {
    /// `slice` of them at least. `variable` says how many more.
    public static func all(slice: Int, of variable: String = "FUZZ_SEEDS") -> Range<UInt64> {
        let wished = ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init) ?? 0
        return 0..<max(UInt64(slice), wished)
    }
}
