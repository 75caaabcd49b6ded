import ScrollAnalysis
import Synchronization

/// The options of `share --serve`.
package struct ServeOptions: Equatable, Sendable {
    /// The page. Its output is the folder for takes if there is no window, and nil otherwise.
    package var page = ShareOptions()
    /// The addresses of this machine to serve on, in numbers; none for those in local networks.
    package var addresses: [String] = []
    /// The port; nil for a free one.
    package var port: Int?
    /// Whether takes become files instead of takes in a window.
    package var isHeadless = false
    /// The number of takes after which to quit without a window; nil to stay.
    package var takes: Int?

    package init() {}
}

/// Serves a page to feel, and returns the exit status of the process when the window is closed or enough takes have
/// arrived. Throws ``PlaygroundError`` and ``OutputClosed``.
@MainActor package func runServe(
    _ options: ServeOptions, in program: PlaygroundProgram = .scrollPlayground
) throws -> Int32 {
    guard !options.isHeadless else {
        try serveIntoFolder(options, in: program)
        return ExitStatus.done.rawValue
    }
    guard options.page.output == nil, options.takes == nil else {
        throw PlaygroundError(
            .usage, "with --serve a window gets the takes; --out and --takes need --headless.",
            remedy: "Remove them, or add --headless.")
    }
    return try runPlayground(PlaygroundOptions(options), in: program)
}

extension PlaygroundOptions {
    /// A window with the page's feels as its tunings, and its first recording on the stage.
    init(_ serving: ServeOptions) {
        self.init()
        let page = serving.page
        (feel, otherFeel) = (page.feels.first, page.feels.dropFirst().first)
        recording = page.recordings.first
        // A recording brings its own scene.
        if recording == nil { scene = page.scene.rawValue }
        self.serving = serving
    }
}

@MainActor private func serveIntoFolder(_ options: ServeOptions, in program: PlaygroundProgram) throws {
    guard let output = options.page.output, !output.isEmpty else {
        throw PlaygroundError(
            .usage, "--headless got no folder for the takes.", remedy: "Say --out FOLDER.")
    }
    let page = try SharePage(options.page, in: program).text(try WebAssets.locate(), isServed: true)
    let folder = ReceivingFolder(TakeFolder(path: output), most: options.takes ?? FileLimit.received.value)
    try folder.check()
    let server = try PageServer(
        page, options, receive: { take throws(PlaygroundError) in try folder.receive(take) },
        onReply: { _ in folder.replied() })
    try server.announce("Takes that are sent there become files in \(output). Ctrl+C ends it.")
    folder.waitUntilFull(forever: options.takes == nil)
}

/// Writes takes into a folder, from the threads of servers.
private final class ReceivingFolder: Sendable {
    private let folder: TakeFolder
    private let most: Int
    private let count = Mutex(0)
    private let bell = Bell()

    init(_ folder: TakeFolder, most: Int) { (self.folder, self.most) = (folder, most) }

    /// Throws unless a file can be written. Creates the folder if it is missing.
    func check() throws(PlaygroundError) {
        var files = OutputFiles()
        files.addOutput("--out", try folder.newPath(for: "take"))
        try files.check()
    }

    func receive(_ take: SentTake) throws(PlaygroundError) {
        // One after the other, so that no two get the same name.
        try count.withLock { count throws(PlaygroundError) in
            guard count < most else {
                throw PlaygroundError(
                    .unavailable, "\(most) takes have arrived, and no more are wanted.",
                    remedy: FileLimit.received.remedy)
            }
            let path = try folder.newPath(for: take.name)
            try take.file.write(to: path)
            count += 1
            // A closed output does not concern the phone.
            try? printData(path + "\n")
        }
    }

    /// Call when a request is over: not before its reply was sent may the process end.
    func replied() { bell.ring() }

    func waitUntilFull(forever: Bool) {
        while forever || count.withLock({ $0 < most }) { bell.wait(until: nil, or: []) }
    }
}
