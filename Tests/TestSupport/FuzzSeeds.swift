import Foundation

/// The seeds of random tests: a small number by default, or as many as `FUZZ_SEEDS`, which `make fuzz` sets.
public enum FuzzSeeds {
    /// At least `slice` seeds, or as many as the environment variable `variable`.
    public static func all(slice: Int, of variable: String = "FUZZ_SEEDS") -> Range<UInt64> {
        let wished = ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init) ?? 0
        return 0..<max(UInt64(slice), wished)
    }
}
