import AnalysisTestSupport
import Foundation
import XCTest

/// The library from the side of a C program.
final class LibraryTests: XCTestCase {
    func testItExportsWhatTheHeaderDeclaresAndNothingElse() throws {
        let library = try Library()
        let promised = try ExportedNames.promised()
        XCTAssertGreaterThan(promised.count, 50)
        XCTAssertEqual(try ExportedNames.declared(), promised)
        XCTAssertEqual(try library.exported(Library.shared, dynamic: true), promised)
        XCTAssertEqual(try library.exported(Library.archive, dynamic: false), promised)
    }

    func testItNeedsTheCLibraryAndNothingElse() throws {
        let library = try Library()
        let needed = try SystemTool("readelf").run(["--dynamic", "--wide", Library.shared]).output
            .matches(of: /\(NEEDED\) .*\[(.+)\]/).map { String($0.1) }
        XCTAssertEqual(Set(needed), ["libm.so.6", "libc.so.6"])
        let memory = ["free", "posix_memalign", "memcpy", "memmove", "memset", "memcmp", "bcmp", "strlen"]
        let numbersAndSeed = ["newlocale", "freelocale", "strtod_l", "getentropy"]
        let mathematics = [
            "atan2", "atanh", "ceil", "cos", "exp", "expm1", "floor", "hypot", "log", "log1p", "pow", "rint", "round",
            "sin", "sqrt", "tanh",
        ]
        let known = memory + mathematics + numbersAndSeed + ["__stack_chk_fail"]
        let other = try library.wanted(Library.archive).subtracting(known)
        XCTAssertEqual(other, [], "the archive wants other functions")
    }

    func testTheSharedLibraryHoldsWhatTheHeaderPromises() throws {
        let program = try Library().build(
            "Tests/CScrollPhysicsTests/Programs/check.c", as: "check-shared",
            ["-L\(Library.folder.path)", "-lscrollphysics", "-Wl,-rpath,\(Library.folder.path)", "-lm"])
        let outcome = try program.run()
        XCTAssertEqual(outcome.output, "")
        XCTAssertEqual(outcome.status, 0)
    }

    func testTheStaticLibraryDoesSoTooAndAllocatesNothingMeanwhile() throws {
        let program = try Library().build(
            "Tests/CScrollPhysicsTests/Programs/check.c", as: "check-static",
            ["-DCOUNT_ALLOCATIONS", Library.archive, "-lm"])
        let outcome = try program.run()
        XCTAssertEqual(outcome.output, "")
        XCTAssertEqual(outcome.status, 0)
    }

    func testTheHeaderHasTheVersionOfTheProgram() throws {
        let header = try Repository.text(Library.header)
        let parts = try ["MAJOR", "MINOR", "PATCH"].map { part in
            try XCTUnwrap(header.firstMatch(of: try Regex<(Substring, Substring)>("SPHY_VERSION_\(part) (\\d+)\n"))).1
        }
        let version = try SystemTool("sh").run([Repository.path("Scripts/version.sh")]).output
        XCTAssertEqual(parts.joined(separator: ".") + "\n", version)
    }
}
