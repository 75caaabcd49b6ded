import AnalysisTestSupport
import Foundation
import Synchronization
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The files of a package that `watch` watches, and its messages about a build.
final class PackageWatchTests: XCTestCase {
    // MARK: The compiler's output

    func testEachErrorIsToldOnceFromThePackagesFolder() {
        let output = """
            [1/3] Compiling A B.swift
            /p/Sources/A/B.swift:3:5: error: cannot find 'x' in scope
             3 |     x
               |     `- error: cannot find 'x' in scope
            /p/Sources/A/B.swift:3:5: error: cannot find 'x' in scope
            /p/Sources/A/B.swift:9:1: warning: never used
            /q/C.swift:1:1: error: no
            error: fatalError
            """
        XCTAssertEqual(
            CompilerProblems(output: output, folder: "/p").lines,
            [
                "Sources/A/B.swift:3:5: error: cannot find 'x' in scope", "/q/C.swift:1:1: error: no",
                "error: fatalError",
            ])
    }

    func testABuildThatNamesNoErrorIsToldByItsLastLines() {
        let output = (1...20).map { "line \($0)\n" }.joined()
        XCTAssertEqual(CompilerProblems(output: output, folder: "/p").lines.first, "line 13")
        XCTAssertEqual(CompilerProblems(output: output, folder: "/p").lines.count, 8)
    }

    func testManyErrorsAreCounted() {
        let output = (1...40).map { "a.swift:\($0):1: error: no\n" }.joined()
        let lines = CompilerProblems(output: output, folder: "/p").lines
        XCTAssertEqual(lines.count, 13)
        XCTAssertEqual(lines.last, "and 28 more")
    }

    func testTheStateOfABuildReadsAsItIsWritten() {
        for state in [BuildState.current, .building, .failed("a\nb"), .failed("")] {
            XCTAssertEqual(BuildState(text: state.text), state)
        }
        XCTAssertEqual(BuildState(text: "something"), .current)
    }

    // MARK: Changes

    private func package() throws -> URL {
        let folder = try temporaryFolder()
        for path in ["Sources/A", "Tests/ATests", ".build/debug"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        return folder
    }

    func testASourceThatIsWrittenComesOrGoesIsSeen() throws {
        let folder = try package()
        let file = folder.appendingPathComponent("Sources/A/A.swift")
        let watch = try XCTUnwrap(SourceWatch(folder: folder.path))
        XCTAssertFalse(watch.sawChange())
        try "let a = 1".write(to: file, atomically: true, encoding: .utf8)
        XCTAssertTrue(watch.sawChange())
        XCTAssertFalse(watch.sawChange())
        try "let a = 12".write(to: file, atomically: false, encoding: .utf8)
        XCTAssertTrue(watch.sawChange())
        let deep = folder.appendingPathComponent("Sources/A/Deep")
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        XCTAssertFalse(watch.sawChange(), "an empty folder compiles to nothing")
        try "let b = 1".write(to: deep.appendingPathComponent("B.swift"), atomically: true, encoding: .utf8)
        XCTAssertTrue(watch.sawChange())
        try FileManager.default.removeItem(at: file)
        XCTAssertTrue(watch.sawChange())
    }

    func testWhatIsNoSourceOfTheProgramIsNot() throws {
        let folder = try package()
        let watch = try XCTUnwrap(SourceWatch(folder: folder.path))
        for path in ["README.md", "Tests/ATests/T.swift", ".build/debug/B.swift", "Sources/A/.A.swift.swp"] {
            try "text".write(to: folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
        }
        XCTAssertFalse(watch.sawChange())
    }

    // MARK: The command

    func testAFolderWithoutAPackageIsToldWithItsStatus() throws {
        let folder = try temporaryFolder()
        XCTAssertThrowsError(try runWatch(WatchOptions(package: folder.path))) { error in
            XCTAssertEqual((error as? PlaygroundError)?.status, .inputOutput)
            XCTAssertTrue((error as? PlaygroundError)?.message.contains("Package.swift") == true)
        }
    }

    func testAPackageThatIsNoneIsToldInTheWordsOfTheToolchain() throws {
        let folder = try temporaryFolder()
        try "let package = nonsense".write(
            to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        XCTAssertThrowsError(try runWatch(WatchOptions(package: folder.path))) { error in
            XCTAssertEqual((error as? PlaygroundError)?.status, .malformed)
        }
    }

    func testAProgramThatIsStartedIsWaitedFor() throws {
        let ends = Mutex(0)
        let program = try SpawnedProgram(["/bin/sh", "-c", "exit 7"], input: 0) { ends.withLock { $0 += 1 } }
        program.join()
        XCTAssertEqual(program.status, 7)
        XCTAssertEqual(ends.withLock { $0 }, 1)
        let endless = try SpawnedProgram(["/bin/sleep", "60"], input: 0) {}
        XCTAssertNil(endless.status)
        endless.terminate()
        endless.join()
        XCTAssertEqual(endless.status, 128 + 15)
        XCTAssertThrowsError(try SpawnedProgram(["/nowhere/at-all"], input: 0) {})
    }
}
