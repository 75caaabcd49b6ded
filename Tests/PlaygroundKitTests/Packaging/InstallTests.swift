import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The files that `make install` installs, and their removal by `make uninstall`.
final class InstallTests: XCTestCase {
    private static let id = "io.github.scroll_playground.ScrollPlayground"
    private static let script = Repository.root.appendingPathComponent("Scripts/install.sh").path

    private func install(_ arguments: [String], to folder: URL) throws {
        let outcome = try SystemTool("sh").run([Self.script] + arguments, environment: ["DESTDIR": folder.path])
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertEqual(outcome.messages, "")
    }

    private func installed() throws -> URL {
        let folder = try temporaryFolder()
        try install(["install", try Program().executable.path, "/usr"], to: folder)
        return folder
    }

    private func files(in folder: URL) throws -> Set<String> {
        let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        var isFolder: ObjCBool = false
        return Set(
            all.filter { path in
                FileManager.default.fileExists(atPath: folder.path + "/" + path, isDirectory: &isFolder)
                    && !isFolder.boolValue
            })
    }

    func testEverythingThatADesktopWantsIsInstalledAndTakenAway() throws {
        let folder = try installed()
        let files = try files(in: folder)
        for file in [
            "bin/scroll-playground", "share/applications/\(Self.id).desktop", "share/metainfo/\(Self.id).metainfo.xml",
            "share/mime/packages/\(Self.id).xml", "share/icons/hicolor/scalable/apps/\(Self.id).svg",
            "share/icons/hicolor/scalable/mimetypes/application-vnd.scroll-playground.feel+json.svg",
            "share/icons/hicolor/scalable/mimetypes/application-vnd.scroll-playground.recording+json.svg",
            "share/man/man1/scroll-playground.1", "share/bash-completion/completions/scroll-playground",
            "share/zsh/site-functions/_scroll-playground", "share/fish/vendor_completions.d/scroll-playground.fish",
            "share/scroll-playground/Fonts/Inter-Regular.ttf", "share/scroll-playground/Fonts/OFL.txt",
            "share/scroll-playground/Symbols/symbols.tsv", "share/scroll-playground/Symbols/own/hand.svg",
            "share/scroll-playground/Symbols/bootstrap-icons/star.svg",
            "share/scroll-playground/Symbols/bootstrap-icons/LICENSE",
            "share/scroll-playground/Feels/gtk.json", "share/scroll-playground/Recordings/fling.json",
            "share/licenses/scroll-playground/LICENSE",
        ] {
            XCTAssertTrue(files.contains("usr/" + file), "\(file) is missing in \(files.sorted())")
        }
        try install(["uninstall", "/usr"], to: folder)
        XCTAssertEqual(try self.files(in: folder), [])
    }

    func testTheInstalledProgramFindsItsAssets() throws {
        let program = try installed().appendingPathComponent("usr/bin/scroll-playground")
        let outcome = try Program(program).run(
            "render", "--scene", "pages", "--at", "0", "--size", "64x48", "--out",
            try temporaryFolder().appendingPathComponent("a.png").path)
        XCTAssertEqual(outcome.status, 0, outcome.messages)
    }

    func testCompletionsAreThoseOfTheirShells() throws {
        let share = try installed().appendingPathComponent("usr/share")
        for (shell, path) in [
            ("bash", "bash-completion/completions/scroll-playground"),
            ("zsh", "zsh/site-functions/_scroll-playground"),
            ("fish", "fish/vendor_completions.d/scroll-playground.fish"),
        ] {
            let file = share.appendingPathComponent(path).path
            let text = try String(contentsOfFile: file, encoding: .utf8)
            XCTAssertTrue(text.contains("compare"), shell)
            XCTAssertTrue(text.contains("scroll-playground scenes"), "\(shell) asks the program for its scenes")
            guard let checker = try? SystemTool(shell) else { continue }
            XCTAssertEqual(try checker.run(["-n", file]).messages, "", shell)
        }
    }

    // MARK: The desktop's own checks

    func testTheDesktopEntryIsValid() throws {
        let outcome = try SystemTool("desktop-file-validate").run([Repository.packaging("\(Self.id).desktop")])
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(outcome.output, "")
    }

    func testTheAppStreamMetadataIsValid() throws {
        let outcome = try SystemTool("appstreamcli").run(
            ["validate", "--no-net", "--no-color", Repository.packaging("\(Self.id).metainfo.xml")])
        XCTAssertEqual(outcome.status, 0, outcome.output)
    }

    func testRecordingsAndFeelsHaveTypesOfTheirOwn() throws {
        let data = try temporaryFolder()
        let mime = data.appendingPathComponent("mime/packages")
        try FileManager.default.createDirectory(at: mime, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: Repository.packaging("\(Self.id).xml"), toPath: mime.appendingPathComponent("ours.xml").path)
        let update = try SystemTool("update-mime-database").run([data.appendingPathComponent("mime").path])
        XCTAssertEqual(update.status, 0, update.messages)
        let globs = try String(contentsOf: data.appendingPathComponent("mime/globs"), encoding: .utf8)
        let entry = try Repository.text("Packaging/\(Self.id).desktop")
        let metadata = try Repository.text("Packaging/\(Self.id).metainfo.xml")
        for kind in ["recording", "feel"] {
            let type = "application/vnd.scroll-playground.\(kind)+json"
            XCTAssertTrue(globs.contains("\(type):*.scroll-\(kind).json"), globs)
            XCTAssertTrue(entry.contains("\(type);"), "a double click opens a \(kind)")
            XCTAssertTrue(metadata.contains("<mediatype>\(type)</mediatype>"))
        }
        XCTAssertTrue(entry.contains("\nExec=scroll-playground open %f\n"))
    }

    @MainActor
    func testTheWindowHasTheNameOfTheDesktopEntry() throws {
        XCTAssertEqual(PlaygroundProgram.scrollPlayground.applicationID, Self.id)
        let entry = try Repository.text("Packaging/\(Self.id).desktop")
        XCTAssertTrue(entry.contains("\nStartupWMClass=\(Self.id)\n"), entry)
    }

    func testTheTypesAreKnownByWhatIsInTheFileToo() throws {
        let types = try Repository.text("Packaging/\(Self.id).xml")
        for (format, file) in [
            (Recording.format, "Assets/Recordings/fling.json"), (FeelFile.format, "Assets/Feels/gtk.json"),
        ] {
            let member = "\"format\": \"\(format)\""
            XCTAssertTrue(types.contains("value='\(member)'"), format)
            XCTAssertTrue(try Repository.text(file).prefix(256).contains(member), file)
        }
    }
}
