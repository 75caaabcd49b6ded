@main
enum PhysicsBenchmarks {
    static func main() {
        var sink = Sink()
        measureMotions(&sink)
        measureScroller(&sink)
        print("checksum \(sink.sum)")
    }
}
