import Foundation

/// A watched package, and a stand-in for the toolchain whose builds take no time: a source with "broken" does not
/// compile, and the program of any other source is ours with another stamp.
struct WatchedPackage {
    let folder: URL
    /// The value of `SWIFT`.
    let toolchain: URL

    private var source: URL { folder.appendingPathComponent("Sources/Lab/Scene.swift") }
    private var opened: URL { folder.appendingPathComponent(".build/opened") }

    init(in home: URL) throws {
        folder = home.appendingPathComponent("Lab")
        toolchain = home.appendingPathComponent("swift")
        for path in ["Sources/Lab", ".build"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        try "// one program".write(
            to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        try write("first")
        try Self.script(program: try Tool.playground()).write(to: toolchain, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: toolchain.path)
    }

    /// Saves the source as an editor does.
    func write(_ text: String) throws { try text.write(to: source, atomically: true, encoding: .utf8) }

    /// The source at the time of each opened program, and its process.
    var windows: [(source: String, pid: pid_t)] {
        let text = (try? String(contentsOf: opened, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 2, let pid = pid_t(words[1]) else { return nil }
            return (String(words[0]), pid)
        }
    }

    private static func script(program: URL) -> String {
        """
        #!/bin/sh
        folder=$3
        case "$1 $4" in
        "package describe") echo '{"products": [{"name": "lab", "type": {"executable": null}}]}' ;;
        "build --show-bin-path") echo "$folder/.build" ;;
        "build --product")
            said=$(cat "$folder/Sources/Lab/Scene.swift")
            if [ "$said" = broken ]; then
                echo "$folder/Sources/Lab/Scene.swift:1:1: error: cannot find 'broken' in scope"
                exit 1
            fi
            cat > "$folder/.build/new" <<END
        #!/bin/sh
        echo "$said \\$\\$" >> "$folder/.build/opened"
        exec "\(program.path)" "\\$@"
        END
            chmod +x "$folder/.build/new"
            mv "$folder/.build/new" "$folder/.build/lab" ;;
        *) exit 64 ;;
        esac

        """
    }
}
