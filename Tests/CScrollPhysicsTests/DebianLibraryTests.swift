import AnalysisTestSupport
import Foundation
import XCTest

/// The library packages that `make deb` builds.
final class DebianLibraryTests: XCTestCase {
    func testTheyAreSoundToDpkgAndLintian() throws {
        _ = try Library()
        _ = try SystemTool("dpkg-gensymbols")
        let made = try SystemTool("sh").run(
            [Repository.path("Scripts/make-library-debs.sh"), Library.folder.path, try temporaryFolder().path],
            environment: ["DPKG_DEB_COMPRESSOR_TYPE": "gzip"])
        XCTAssertEqual(made.status, 0, made.messages)
        let packages = made.output.split(separator: "\n").map(String.init)
        XCTAssertEqual(packages.count, 2)

        let fields = try packages.map { try SystemTool("dpkg-deb").run(["--field", $0]).output }
        XCTAssertNotNil(fields[0].firstMatch(of: /Depends: libc6 \(>= [\d.]+\)\n/), fields[0])
        XCTAssertNotNil(fields[1].firstMatch(of: /Depends: libscrollphysics0 \(= [\d.]+\)\n/), fields[1])
        let contents = try packages.map { try SystemTool("dpkg-deb").run(["--contents", $0]).output }
        XCTAssertNotNil(contents[0].firstMatch(of: #/ \./usr/lib/[^/]+/libscrollphysics\.so\.0 -> /#), contents[0])
        for file in ["include/scroll_physics.h", "libscrollphysics.a", "pkgconfig/scrollphysics.pc"] {
            XCTAssertTrue(contents[1].contains(file), contents[1])
        }
        let verdict = try SystemTool("lintian").run(["--allow-root", "--fail-on", "error,warning"] + packages)
        XCTAssertEqual(verdict.status, 0, verdict.output)
    }
}
