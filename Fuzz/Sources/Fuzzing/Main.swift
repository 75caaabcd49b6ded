import Glibc

/// `Fuzzing TARGET [CORPUS ...] [-option=value ...]`: runs libFuzzer with one of the targets. It uses libFuzzer without
/// its main function, since the package manager requires ours.
@main
struct Main {
    private typealias Target = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

    private static let targets: [String: Target] = [
        "json": { data, size in run(checkJSON, data, size) },
        "recording": { data, size in run(checkRecording, data, size) },
        "feel": { data, size in run(checkFeel, data, size) },
        "scene": { data, size in run({ bytes in MainActor.assumeIsolated { checkScene(bytes) } }, data, size) },
    ]

    static func main() {
        var arguments = CommandLine.arguments
        guard arguments.count > 1, let target = targets[arguments.remove(at: 1)] else {
            print("Use one of \(targets.keys.sorted().joined(separator: ", ")).")
            return
        }
        // libFuzzer stores the pointers until the process ends.
        let pointers = arguments.map { strdup($0) } + [nil]
        let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: pointers.count)
        list.initialize(from: pointers, count: pointers.count)
        var (count, values) = (Int32(arguments.count), list)
        exit(runFuzzer(&count, &values, target))
    }

    private static func run(_ check: ([UInt8]) -> Void, _ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
        check(Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
    }
}

/// The entry point of libFuzzer's library without main, which has no header: `int LLVMFuzzerRunDriver(int *, char ***,
/// callback)`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ values: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ target: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
