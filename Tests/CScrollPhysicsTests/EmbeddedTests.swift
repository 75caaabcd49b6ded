import AnalysisTestSupport
import Foundation
import XCTest

/// ScrollPhysics and the C library as Embedded Swift. A key path, an existential, `Codable` beyond the stand-in and so
/// on fail here with the compiler's message.
final class EmbeddedTests: XCTestCase {
    /// The object that has the code of both.
    private func compile(for target: String, to folder: String) throws -> String {
        for module in ["ScrollPhysics", "CScrollPhysics"] {
            let outcome = try SystemTool("sh").run(
                [Repository.path("Scripts/compile-embedded.sh"), module, Repository.path(folder), target],
                environment: ["OPTIMIZATION": "-Osize"])
            XCTAssertEqual(outcome.status, 0, outcome.messages)
        }
        return Repository.path("\(folder)/CScrollPhysics.o")
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
        let object = try compile(for: "wasm32-unknown-none-wasm", to: Self.folder)
        let module = Repository.path("\(Self.folder)/linked.wasm")
        // A page has a reader of JSON of its own.
        let exports = try ExportedNames.promised().subtracting(["sphy_feel_from_json"]).map { "--export=\($0)" }
        // Nothing but what is listed may come from outside.
        let imports = Repository.path("\(Self.folder)/imports")
        try Self.imports.joined(separator: "\n").write(toFile: imports, atomically: true, encoding: .utf8)
        let outcome = try Program(toolchain.appendingPathComponent("wasm-ld")).run(
            list: ["--no-entry", "--gc-sections", "--strip-all", "--allow-undefined-file=\(imports)", "-o", module]
                + exports + [object])
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let size = try Data(contentsOf: URL(fileURLWithPath: module)).count
        XCTAssertLessThan(size, 400_000, "a page has to load it")
    }

    func testThePagesModuleIsBuiltWithTheCLibraryInItAndNothingLeftToImport() throws {
        let module = try temporaryFolder().appendingPathComponent("scroll-physics.wasm").path
        let outcome = try SystemTool("sh").run(
            [Repository.path("Scripts/build-web.sh"), Repository.path(Self.folder), module])
        // What the script leaves with where something is not installed.
        if outcome.status == 69 { throw XCTSkip(outcome.messages) }
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let script = """
            const module = new WebAssembly.Module(require('node:fs').readFileSync('\(module)'));
            const names = WebAssembly.Module.exports(module).map((member) => member.name);
            console.log(WebAssembly.Module.imports(module).length, ...names);
            """
        let words = try SystemTool("node").run(["-e", script]).output.split(whereSeparator: \.isWhitespace)
        XCTAssertEqual(words.first, "0")
        let promised = try ExportedNames.promised().subtracting(["sphy_feel_from_json"])
        XCTAssertEqual(Set(words.dropFirst().map(String.init)), promised.union(["memory", "malloc", "free"]))
    }

    /// Where `make web` puts its objects, too: they are compiled once.
    private static let folder = ".build/web"

    /// libm, memory and the compiler's own helpers.
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
