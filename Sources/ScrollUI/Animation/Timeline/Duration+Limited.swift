extension Duration {
    /// Returns a duration of so many seconds, at most 30,000 years in either direction; the longest if it is not a number. `Duration.seconds` ends
    /// the program for seconds that it cannot represent, such as an infinite wait.
    static func limited(seconds: Double) -> Duration {
        let longest = 1e12
        return .seconds(seconds < longest ? max(seconds, -longest) : longest)
    }
}
