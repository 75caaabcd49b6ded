import AnalysisTestSupport
import Foundation
import XCTest

/// ScrollPhysics and the C library as Embedded Swift. A key path, an existential, `Codable` beyond the stand-in and so
/// on fail here with the compiler's message.
final class EmbeddedTests: XCTestCase {
    private func compile(for target: String, to folder: String) throws -> [String] {
        try ["ScrollPhysics", "CScrollPhysics"].map { module in
            let outcome = try SystemTool("sh").run(
                [Repository.path("Scripts/compile-embedded.sh"), module, Repository.path(folder), target])
            XCTAssertEqual(outcome.status, 0, outcome.messages)
            return Repository.path("\(folder)/\(module).o")
        }
    }

    func testTheSourcesCompileForThisMachine() throws {
        _ = try Library()
    }

    func testTheSourcesCompileForWebAssemblyAndLinkWithoutUnicodeTables() throws {
        let toolchain = try XCTUnwrap(swiftc()).deletingLastPathComponent()
        let standardLibrary = toolchain.appendingPathComponent(
            "../lib/swift/embedded/Swift.swiftmodule/wasm32-unknown-none-wasm.swiftmodule")
        guard FileManager.default.fileExists(atPath: standardLibrary.path) else {
            throw XCTSkip("the toolchain in \(toolchain.path) has no Embedded Swift for WebAssembly")
        }
        let objects = try compile(for: "wasm32-unknown-none-wasm", to: ".build/embedded-wasm")
        let module = Repository.path(".build/embedded-wasm/scrollphysics.wasm")
        // A web page has a JSON reader of its own.
        let exports = try ExportedNames.promised().subtracting(["sphy_feel_from_json"]).map { "--export=\($0)" }
        // Only the listed names may be imported.
        let imports = Repository.path(".build/embedded-wasm/imports")
        try Self.imports.joined(separator: "\n").write(toFile: imports, atomically: true, encoding: .utf8)
        let outcome = try Program(toolchain.appendingPathComponent("wasm-ld")).run(
            list: ["--no-entry", "--gc-sections", "--strip-all", "--allow-undefined-file=\(imports)", "-o", module]
                + exports + objects)
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let size = try Data(contentsOf: URL(fileURLWithPath: module)).count
        XCTAssertLessThan(size, 450_000, "a page has to load it")
    }

    /// libm, memory and the compiler's helpers.
    private static let imports = [
        "atan2", "atanh", "cos", "exp", "expm1", "hypot", "log", "log1p", "pow", "round", "sin", "tanh",
        "posix_memalign", "free", "strlen", "__multi3", "__stack_chk_fail", "__stack_chk_guard",
    ]

    private func swiftc() throws -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = folders.map { "\($0)/swiftc" }
        return paths.first(where: FileManager.default.isExecutableFile(atPath:)).map {
            URL(fileURLWithPath: $0).resolvingSymlinksInPath()
        }
    }
}
