import Measuring

@main @MainActor
enum ViewBenchmarks {
    /// An argument measures only the titles that contain it.
    static func main() {
        var bench = Bench(filter: CommandLine.arguments.dropFirst().first ?? "")
        measureLeaves(&bench)
        measureBuilding(&bench)
        measureResizing(&bench)
        measureOpening(&bench)
        measureFlings(bench)
        print("checksum \(bench.checksum)")
    }
}
