import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The package that `new` writes. Its scene and its test are sources of this target, verbatim, and so they compile and
/// pass; `OutsidePackageTests` builds all of it. `BLESS_GOLDENS=1 swift test --filter PackageTemplateTests` rewrites
/// them.
final class PackageTemplateTests: XCTestCase {
    private static let folder = Repository.root.appendingPathComponent("Tests/PlaygroundKitTests/Template/Listings")
    private static let head = "// Written by PackageTemplateTests: what 'new' writes.\n"

    private func template(_ folder: String = "my-lab") throws -> PackageTemplate {
        PackageTemplate(names: try XCTUnwrap(TemplateNames(folder: folder)), dependency: .path("/src/playground"))
    }

    private func assertListing(_ name: String, _ text: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        if Repository.blesses { try (Self.head + text).write(to: file, atomically: true, encoding: .utf8) }
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), Self.head + text, name)
    }

    func testItsSceneAndItsTestAreSourcesOfThisTarget() throws {
        try assertListing("MyCarousel.swift", PackageTemplate.scene)
        let test = try template().test
        let imports = try template().testImport
        XCTAssertEqual(imports, "@testable import MyLab\n")
        XCTAssertTrue(test.contains(imports))
        try assertListing("MyCarouselTests.swift", test.replacingOccurrences(of: imports + "\n", with: ""))
    }

    func testThingsAreNamedAfterTheFolder() throws {
        let names = [
            ("my-lab", "MyLab", "my-lab", "My lab"), ("Cards", "Cards", "cards", "Cards"),
            ("2048", "Lab2048", "lab-2048", "2048"), ("ScrollUI", "LabScrollUI", "lab-scrollui", "ScrollUI"),
            ("my tall_cards!", "MyTallCards", "my-tall-cards", "My tall cards"),
        ]
        for (folder, module, program, title) in names {
            let found = try XCTUnwrap(TemplateNames(folder: folder))
            XCTAssertEqual([found.module, found.program, found.title], [module, program, title])
        }
        XCTAssertNil(TemplateNames(folder: "..."))
        XCTAssertNil(TemplateNames(folder: "轮播"))
    }

    func testADependencyIsAPathOrAnAddress() throws {
        let own = try TemplateDependency(nil)
        XCTAssertEqual(own, .path(Repository.root.path))
        XCTAssertEqual(try TemplateDependency(Repository.root.path + "/"), own)
        for url in ["https://example.org/a/scroll-playground.git", "git@example.org:a/scroll-playground"] {
            let dependency = try TemplateDependency(url)
            XCTAssertEqual(dependency, .url(url))
            XCTAssertEqual(dependency.package, "scroll-playground")
            XCTAssertEqual(dependency.declaration, ".package(url: \"\(url)\", from: \"\(ProgramVersion.number)\")")
        }
        XCTAssertEqual(
            TemplateDependency.path("/a \"b\"\\c").declaration,
            #".package(name: "ScrollPlayground", path: "/a \"b\"\\c")"#)
    }

    // MARK: The command

    private func assertFails(_ status: ExitStatus, _ words: String, _ options: NewOptions) {
        XCTAssertThrowsError(try runNew(options)) { error in
            let error = error as? PlaygroundError
            XCTAssertEqual(error?.status, status, "\(error?.message ?? "")")
            XCTAssertTrue(error?.message.contains(words) == true, "\(error?.message ?? "")")
            XCTAssertNotEqual(error?.remedy, "")
        }
    }

    func testNewWritesEveryFileIntoAFolderThatItMakes() throws {
        let folder = try temporaryFolder().appendingPathComponent("deep/my-lab")
        try runNew(NewOptions(folder: folder.path))
        let template = PackageTemplate(
            names: try XCTUnwrap(TemplateNames(folder: "my-lab")), dependency: .path(Repository.root.path))
        XCTAssertGreaterThan(template.files.count, 4)
        for file in template.files {
            XCTAssertEqual(try String(contentsOf: folder.appendingPathComponent(file.path), encoding: .utf8), file.text)
        }
    }

    func testTheNextStepIsACommandOfTheShell() throws {
        let folder = try temporaryFolder().path
        for name in ["my-lab", "my lab", "it's $HOME", "~lab", "a;b"] {
            let outcome = try Program().run("new", "\(folder)/\(name)")
            XCTAssertEqual(outcome.status, 0, outcome.messages)
            let step = try XCTUnwrap(outcome.messages.split(separator: "\n").last)
            let change = step.replacingOccurrences(of: "&& swift run", with: "&& pwd")
            XCTAssertEqual(try Program().shell(change).output, "\(folder)/\(name)\n", String(step))
        }
        let plain = try Program().run("new", folder + "/plain")
        XCTAssertTrue(plain.messages.hasSuffix("  cd \(folder)/plain && swift run\n"), plain.messages)
    }

    func testNothingThatIsThereIsOverwrittenAndNothingIsWrittenThen() throws {
        let folder = try temporaryFolder()
        let readme = folder.appendingPathComponent("README.md")
        try "mine".write(to: readme, atomically: true, encoding: .utf8)
        assertFails(.inputOutput, "README.md exists already", NewOptions(folder: folder.path))
        XCTAssertEqual(try String(contentsOf: readme, encoding: .utf8), "mine")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["README.md"])
        try FileManager.default.removeItem(at: readme)
        try runNew(NewOptions(folder: folder.path))
        assertFails(.inputOutput, "Package.swift exists already", NewOptions(folder: folder.path))
    }

    func testMistakesAreToldWithTheirStatus() throws {
        let folder = try temporaryFolder()
        assertFails(.usage, "empty", NewOptions(folder: ""))
        assertFails(.usage, "ASCII letter or digit", NewOptions(folder: folder.path + "/轮播"))
        let file = folder.appendingPathComponent("file")
        try "".write(to: file, atomically: true, encoding: .utf8)
        assertFails(.inputOutput, "file", NewOptions(folder: file.path))
        assertFails(.inputOutput, "/proc/lab", NewOptions(folder: "/proc/lab"))
        var options = NewOptions(folder: folder.path + "/lab")
        options.dependency = folder.path
        assertFails(.inputOutput, "Package.swift", options)
        try "let package = 1".write(
            to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        assertFails(.malformed, "is not ScrollPlayground", options)
        XCTAssertFalse(FileManager.default.fileExists(atPath: options.folder))
    }
}
