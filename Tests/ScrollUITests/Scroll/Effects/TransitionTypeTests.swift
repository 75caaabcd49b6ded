import Foundation
import XCTest

/// What cannot be said in a scroll transition: the compiler that built the tests refuses it.
final class TransitionTypeTests: XCTestCase {
    /// Four transitions of which only the first changes nothing but how the view is drawn.
    private static let source = """
        import ScrollUI

        @MainActor func drawn(_ view: Text) -> some View {
            view.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.5) }
        }
        @MainActor func font(_ view: Text) -> some View { view.scrollTransition { effect, _ in effect.font(Font.title) } }
        @MainActor func frame(_ view: Text) -> some View { view.scrollTransition { effect, _ in effect.frame(width: 1) } }
        @MainActor func padding(_ view: Text) -> some View { view.scrollTransition { effect, _ in effect.padding(4) } }
        """

    func testFontFrameAndPaddingInATransitionDoNotCompile() throws {
        let text = try diagnostics(of: Self.source)
        let errors = text.split(separator: "\n").filter { $0.contains("error:") }
        XCTAssertEqual(errors.count, 3, text)
        for name in ["font", "frame", "padding"] {
            XCTAssertTrue(errors.contains { $0.contains("no member '\(name)'") }, text)
        }
    }

    /// What the compiler says of a file that imports the modules under test.
    private func diagnostics(of source: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            try ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm"] + searchPaths() + [
                file.path
            ]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    /// Where the build put the modules, beside the tests themselves, and the maps of the C modules that they use.
    private func searchPaths() throws -> [String] {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let products = URL(fileURLWithPath: tests).deletingLastPathComponent()
        let maps = try FileManager.default.contentsOfDirectory(atPath: products.path)
            .filter { $0.hasSuffix(".build") }
            .map { products.appendingPathComponent($0).appendingPathComponent("module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        return ["-I", products.appendingPathComponent("Modules").path]
            + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }
}
