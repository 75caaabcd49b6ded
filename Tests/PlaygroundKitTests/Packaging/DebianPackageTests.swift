import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit

/// The package of `make deb`, here with the program that was built with the tests.
final class DebianPackageTests: XCTestCase {
    /// Builds the package with fast compression. Skipped without dpkg's tools.
    private func package() throws -> String {
        _ = try SystemTool("dpkg-shlibdeps")
        let outcome = try SystemTool("sh").run(
            [
                Repository.root.appendingPathComponent("Scripts/make-deb.sh").path, try Program().executable.path,
                try temporaryFolder().path,
            ],
            // The tests' program uses the toolchain's libraries, which belong to no package.
            environment: [
                "SHLIBDEPS_OPTIONS": "--ignore-missing-info", "DPKG_DEB_COMPRESSOR_TYPE": "gzip",
                "DPKG_DEB_COMPRESSOR_LEVEL": "1",
            ])
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        return outcome.output.trimmingCharacters(in: .newlines)
    }

    func testThePackageIsSoundToDpkgAndLintian() throws {
        let package = try package()
        XCTAssertTrue(package.contains("/scroll-playground_\(ProgramVersion.number)_"), package)
        let fields = try SystemTool("dpkg-deb").run(["--info", package]).output
        XCTAssertTrue(fields.contains("\n Version: \(ProgramVersion.number)\n"), fields)
        XCTAssertNotNil(fields.firstMatch(of: /Depends: .*libsdl2-ttf-2\.0-0/), fields)
        XCTAssertNotNil(fields.firstMatch(of: /Depends: .*libwebpmux3/), fields)
        XCTAssertNotNil(fields.firstMatch(of: /Recommends: .*libmicrohttpd12/), fields)
        XCTAssertNotNil(fields.firstMatch(of: /Depends: .*libqrencode4/), fields)
        let contents = try SystemTool("dpkg-deb").run(["--contents", package]).output
        for file in [
            "bin/scroll-playground", "share/man/man1/scroll-playground.1.gz", "share/doc/scroll-playground/copyright",
            "share/doc/scroll-playground/changelog.gz", "share/zsh/vendor-completions/_scroll-playground",
            "share/mime/packages/io.github.scroll_playground.ScrollPlayground.xml",
            "share/scroll-playground/Symbols/symbols.tsv", "share/scroll-playground/Symbols/bootstrap-icons/star.svg",
        ] {
            XCTAssertNotNil(try Regex("root/root .* \\./usr/\(file)\n").firstMatch(in: contents), file)
        }
        // The tests' program finds the toolchain's libraries by a custom path; the released one has them built in.
        let verdict = try SystemTool("lintian").run(
            ["--allow-root", "--suppress-tags", "custom-library-search-path", "--fail-on", "error,warning", package])
        XCTAssertEqual(verdict.status, 0, verdict.output)
    }

    func testTheChangelogIsOneToDebian() throws {
        let outcome = try SystemTool("sh").run(
            ["Scripts/debian-changelog.sh", "CHANGELOG.md"].map { Repository.root.appendingPathComponent($0).path })
        XCTAssertTrue(
            outcome.output.hasPrefix("scroll-playground (\(ProgramVersion.number)) unstable;"), outcome.output)
        XCTAssertNotNil(outcome.output.firstMatch(of: /\n  \* .+\n/))
        XCTAssertNotNil(outcome.output.firstMatch(of: /\n -- .+ <.+@.+>  ..., \d\d ... \d{4} 00:00:00 \+0000\n/))
        let file = try temporaryFolder().appendingPathComponent("changelog")
        try outcome.output.write(to: file, atomically: true, encoding: .utf8)
        let parsed = try SystemTool("dpkg-parsechangelog").run(["--all", "-l", file.path])
        XCTAssertEqual(parsed.messages, "")
    }

    func testTheCopyrightHoldsTheLicencesOfProgramFontsAndSymbols() throws {
        let copyright = Self.words(try Repository.text("Packaging/debian/copyright"))
        XCTAssertTrue(
            copyright.contains("Symbols/bootstrap-icons/* Copyright: 2019-2024 The Bootstrap Authors License: Expat"))
        for file in ["LICENSE", "Assets/Fonts/OFL.txt", "Assets/Symbols/bootstrap-icons/LICENSE"] {
            let paragraphs = try Repository.text(file).components(separatedBy: "\n\n").map(Self.words)
            for paragraph in paragraphs where paragraph.count > 120 {
                XCTAssertTrue(copyright.contains(paragraph), "\(file): \(paragraph)")
            }
        }
    }

    /// The words of a text, separated by one blank, without the dots that stand for empty lines.
    private static func words(_ text: String) -> String {
        text.split { $0.isWhitespace }.filter { $0 != "." }.joined(separator: " ")
    }

    // MARK: One version

    func testEveryFileTellsTheSameVersion() throws {
        let version = ProgramVersion.number
        let changelog = try Repository.text("CHANGELOG.md")
        let newest = try XCTUnwrap(changelog.firstMatch(of: /\n## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)\n/))
        XCTAssertEqual(String(newest.1), version)
        let metadata = try Repository.text("Packaging/io.github.scroll_playground.ScrollPlayground.metainfo.xml")
        let release = try XCTUnwrap(metadata.firstMatch(of: /<release version="(.+)" date="(.+)"\/>/))
        XCTAssertEqual(String(release.1), version)
        XCTAssertEqual(String(release.2), String(newest.2), "the day is that of the changelog")
        XCTAssertTrue(try Repository.text("README.md").contains("out/scroll-playground_\(version)_amd64.deb"))
    }
}
