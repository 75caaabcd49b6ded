import Measuring

@main
enum PhysicsBenchmarks {
    /// An argument measures only the titles that contain it.
    static func main() {
        var bench = Bench(filter: CommandLine.arguments.dropFirst().first ?? "")
        measureMotions(&bench)
        measureScroller(&bench)
        print("checksum \(bench.checksum)")
    }
}
