import Measuring

@main
enum PhysicsBenchmarks {
    /// An argument measures only the titles that contain it; a second one is the number of calls in a round.
    static func main() {
        var bench = Bench(
            filter: CommandLine.arguments.dropFirst().first ?? "",
            mostCalls: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? .max)
        measureMotions(&bench)
        measureScroller(&bench)
        print("checksum \(bench.checksum)")
    }
}
