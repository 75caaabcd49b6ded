import Foundation

/// The seeds of random tests: a small number by default, or as many as `FUZZ_SEEDS`, which `make fuzz` sets.
/// `REPLAY_SEED` replays one seed alone, which a failure printed.
public enum FuzzSeeds {
    /// At least `slice` seeds, or one in `share` of the environment variable `variable`: tests whose cases take a hundred
    /// times as long as others take a hundredth of the seeds, so that all of them end over night.
    public static func all(slice: Int, of variable: String = "FUZZ_SEEDS", oneIn share: Int = 1) -> Range<UInt64> {
        let replayed = ProcessInfo.processInfo.environment["REPLAY_SEED"].flatMap(UInt64.init)
        return replayed.map { $0..<$0 + 1 } ?? 0..<UInt64(count(atLeast: slice, of: variable, oneIn: share))
    }

    /// The number of cases, as for ``all(slice:of:oneIn:)``.
    public static func count(atLeast slice: Int, of variable: String, oneIn share: Int = 1) -> Int {
        max(slice, (ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? 0) / share)
    }
}
