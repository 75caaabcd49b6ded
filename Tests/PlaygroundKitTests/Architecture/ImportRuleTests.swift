import AnalysisTestSupport
import Foundation
import XCTest

/// The one-way rule: ScrollPlayground -> PlaygroundKit -> SDLHost -> ScrollUI -> ScrollPhysics, Drawing; and beside the views
/// PlaygroundKit -> ScrollAnalysis -> ScrollPhysics, SystemFiles.
final class ImportRuleTests: XCTestCase {
    private static let toolchain: Set<String> = ["Swift", "Foundation", "Glibc", "Observation", "Synchronization"]

    /// The modules that the files of a target may import.
    private static let allowed: [String: Set<String>] = [
        "ScrollPhysics": ["CMath"],
        "Drawing": ["Glibc"],
        "MacroExpansion": [],
        "ScrollUIMacros": ["Foundation", "MacroExpansion"],
        "ScrollUI": toolchain.union(["ScrollPhysics", "Drawing", "OpenCombine", "OpenCombineDispatch"]),
        "AppUI": toolchain.union(["ScrollUI", "ScrollPhysics", "Drawing"]),
        "SwiftUI": ["Foundation", "AppUI", "ScrollUI", "SDLHost", "Combine", "CoreGraphics"],
        "Combine": ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"],
        "CoreGraphics": ["Foundation", "ScrollUI"],
        "UniformTypeIdentifiers": ["Foundation", "AppUI"],
        "SDLHost": toolchain.union([
            "Dispatch", "ScrollUI", "ScrollPhysics", "SystemFiles", "Drawing", "CSDL2", "CSDL2TTF", "CPNG",
            "CDisplay",
            "CServerTime",
        ]),
        "SystemFiles": ["Foundation", "Glibc", "Drawing", "CPNG"],
        // Neither views nor windows, because tests and servers use it too.
        "ScrollAnalysis": [
            "Foundation", "Glibc", "Synchronization", "ScrollPhysics", "SystemFiles", "Drawing", "CMinpack", "CKissFFT",
            "CYAML",
        ],
        "PlaygroundKit": toolchain.union([
            "ScrollAnalysis", "SDLHost", "ScrollUI", "ScrollPhysics", "Drawing", "CWebP", "CMicrohttpd", "CQREncode",
            "ArgumentParser",
        ]),
        "ScrollPlayground": ["PlaygroundKit", "SDLHost"],
    ]

    private struct Import: Hashable {
        var target: String
        var module: String
        var file: String
        var folder: String
    }

    private func folders(in folder: String) throws -> [URL] {
        let parent = Repository.root.appendingPathComponent(folder)
        return try FileManager.default.contentsOfDirectory(at: parent, includingPropertiesForKeys: nil)
            .filter(\.hasDirectoryPath)
    }

    private func swiftTargets() throws -> [URL] {
        try folders(in: "Sources").filter { folder in
            !["module.modulemap", "include"].contains {
                FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
            }
        }
    }

    private func imports() throws -> [Import] { try imports(of: swiftTargets()) }

    private func imports(of targets: [URL]) throws -> [Import] {
        try targets.flatMap { target -> [Import] in
            let files = FileManager.default.enumerator(at: target, includingPropertiesForKeys: nil)
            return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.flatMap { file in
                let text = try String(contentsOf: file, encoding: .utf8)
                return ImportLines.modules(in: text).map {
                    Import(
                        target: target.lastPathComponent, module: $0, file: file.lastPathComponent,
                        folder: file.deletingLastPathComponent().lastPathComponent)
                }
            }
        }
    }

    func testTheTestSeesTheEdgesThatAreThere() throws {
        let edges = Set(try imports().map { "\($0.target) -> \($0.module)" })
        for edge in [
            "ScrollPlayground -> PlaygroundKit", "PlaygroundKit -> ArgumentParser", "PlaygroundKit -> ScrollAnalysis",
            "ScrollAnalysis -> ScrollPhysics", "ScrollAnalysis -> SystemFiles", "SDLHost -> SystemFiles",
            "ScrollUI -> Drawing",
        ] {
            XCTAssertTrue(edges.contains(edge), "\(edge) is not seen")
        }
    }

    func testEveryTargetHasARule() throws {
        XCTAssertEqual(Set(try swiftTargets().map(\.lastPathComponent)), Set(Self.allowed.keys))
    }

    /// Commands take plain structs, and know nothing of arguments.
    func testOnlyTheCommandLineReadsArguments() throws {
        let readers = try imports().filter { $0.module == "ArgumentParser" }
        XCTAssertGreaterThan(readers.count, 10)
        XCTAssertEqual(readers.filter { $0.folder != "CommandLine" }.map(\.file), [])
    }

    func testNothingPointsTheOtherWay() throws {
        let broken = try imports().filter { Self.allowed[$0.target]?.contains($0.module) != true }
        XCTAssertEqual(broken.map { "\($0.target)/\($0.file) imports \($0.module)" }, [])
    }

    // MARK: Tests

    /// The compiler finds every module that is in the folder of the build, whatever Package.swift says.
    func testTestsImportWhatPackageSwiftNamesForThemAlone() throws {
        let manifest = PackageManifest(try Repository.text("Package.swift"))
        let named = manifest.dependencies.merging(manifest.tests) { $1 }
        let ours = Set(named.keys)
        let imports = try imports(of: folders(in: "Tests")).filter { ours.contains($0.module) }
        XCTAssertGreaterThan(imports.count, 1000)
        let broken = imports.filter { named[$0.target]?.contains($0.module) != true }
        XCTAssertEqual(broken.map { "\($0.target)/\($0.file) imports \($0.module)" }, [])
    }

    func testTheTestsOfTheCoreDoNotReachTheStoreyAbove() throws {
        let manifest = PackageManifest(try Repository.text("Package.swift"))
        let reached = reachable(manifest.dependencies.merging(manifest.tests) { $1 })
        XCTAssertEqual(reached["ScrollUITests"]?.contains("ScrollUI"), true)
        XCTAssertEqual(reached["ScrollUITests"]?.contains("AppUI"), false)
        XCTAssertEqual(reached["AppUITests"]?.contains("AppUI"), true)
    }

    // MARK: The drawing in ARCHITECTURE.md

    private func drawing() throws -> ModuleDrawing {
        let parts = try Repository.text("ARCHITECTURE.md").components(separatedBy: "```modules\n")
        XCTAssertEqual(parts.count, 2)
        return ModuleDrawing(try XCTUnwrap(parts.last?.components(separatedBy: "```").first))
    }

    /// The modules below each module in the drawing.
    private func drawn() throws -> [String: Set<String>] {
        let drawing = try drawing()
        return reachable(Dictionary(uniqueKeysWithValues: drawing.modules.map { ($0, drawing.below($0)) }))
    }

    func testEveryModuleIsDrawnAndNoLineEndsLoose() throws {
        let drawing = try drawing()
        XCTAssertEqual(drawing.modules, Set(try swiftTargets().map(\.lastPathComponent)))
        XCTAssertEqual(drawing.rowsWithLooseEnds, [])
    }

    func testTheDrawingSaysWhatPackageSwiftSays() throws {
        let manifest = reachable(PackageManifest(try Repository.text("Package.swift")).dependencies)
        let drawn = try drawn()
        for (module, below) in drawn {
            let declared = try XCTUnwrap(manifest[module], module).intersection(drawn.keys)
            XCTAssertEqual(below, declared, "below \(module): drawn, and declared in Package.swift")
        }
    }

    func testEveryImportGoesDownInTheDrawing() throws {
        let drawn = try drawn()
        let ours = try imports().filter { drawn.keys.contains($0.module) }
        XCTAssertGreaterThan(ours.count, 100)
        let broken = ours.filter { drawn[$0.target]?.contains($0.module) != true }
        XCTAssertEqual(broken.map { "\($0.target)/\($0.file) imports \($0.module)" }, [])
    }
}

final class ImportLinesTests: XCTestCase {
    func testEveryFormOfImportIsSeen() {
        let text = """
            import A
            public import B
            @testable import C
            @_exported public import D.Part
              import struct E.Type
            // import F
            let important = 1
            /// import G
            @preconcurrency import H
            """
        XCTAssertEqual(ImportLines.modules(in: text), ["A", "B", "C", "D", "E", "H"])
        let quotes = "\"\"\""
        XCTAssertEqual(ImportLines.modules(in: "let a = \(quotes)\nimport A\n\(quotes)\nimport B"), ["B"])
    }
}
