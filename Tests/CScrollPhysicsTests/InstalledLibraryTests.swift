import AnalysisTestSupport
import Foundation
import XCTest

/// The library as installed by `make install-lib`.
final class InstalledLibraryTests: XCTestCase {
    private func script(_ arguments: [String]) throws {
        let outcome = try SystemTool("sh").run([Repository.path("Scripts/install-library.sh")] + arguments)
        XCTAssertEqual(outcome.status, 0, outcome.messages)
    }

    private func files(in folder: URL) throws -> Set<String> {
        let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return Set(all.filter { !folder.appendingPathComponent($0).hasDirectoryPath })
    }

    func testAProgramFindsItByPkgConfigAndItIsTakenAwayAgain() throws {
        _ = try Library()
        let prefix = try temporaryFolder()
        try script(["install", Library.folder.path, prefix.path])
        for file in [
            "include/scroll_physics.h", "lib/libscrollphysics.a", "lib/libscrollphysics.so",
            "lib/libscrollphysics.so.0",
            "lib/pkgconfig/scrollphysics.pc",
        ] { XCTAssertTrue(try files(in: prefix).contains(file), file) }

        let flags = try SystemTool("pkg-config").run(
            ["--cflags", "--libs", "scrollphysics"],
            environment: ["PKG_CONFIG_PATH": prefix.appendingPathComponent("lib/pkgconfig").path])
        XCTAssertEqual(flags.status, 0, flags.messages)
        let program = prefix.appendingPathComponent("check")
        let outcome = try SystemTool("cc").run(
            [Repository.path("Tests/CScrollPhysicsTests/Programs/check.c"), "-o", program.path]
                + flags.output.split(whereSeparator: \.isWhitespace).map(String.init) + ["-lm"])
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let folder = prefix.appendingPathComponent("lib").path
        XCTAssertEqual(try Program(program).run(environment: ["LD_LIBRARY_PATH": folder]).status, 0)
        try FileManager.default.removeItem(at: program)

        try script(["uninstall", prefix.path])
        XCTAssertEqual(try files(in: prefix).filter { $0.contains(".") }, [])
    }

    func testTheProgramOfThePageCompilesAsItStands() throws {
        let page = try Repository.text("docs/c-library.md")
        let code = try XCTUnwrap(
            page.components(separatedBy: "```c\n").dropFirst().first?.components(separatedBy: "```").first)
        let file = try temporaryFolder().appendingPathComponent("page.c")
        try code.write(to: file, atomically: true, encoding: .utf8)
        let flags = try SystemTool("pkg-config").run(["--cflags", "--libs", "sdl2"])
        guard flags.status == 0 else { throw XCTSkip("SDL 2 is not installed here") }
        _ = try Library().build(
            file.path, as: "page",
            flags.output.split(whereSeparator: \.isWhitespace).map(String.init) + [Library.archive, "-lm"])
    }
}
