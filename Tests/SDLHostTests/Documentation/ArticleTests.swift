import Foundation
import ScrollUI
import XCTest

@testable import SDLHost

private struct Gallery: View {
    var body: some View { Color.blue }
}

private struct Colors: App {
    var body: some SDLHost.Scene { WindowGroup("Colors") { Gallery() } }
}

/// The code in the pages of SDLHost: the test is that it compiles.
@MainActor
private func runAWindowOfOnesOwn() throws {
    let fonts = try FontLibrary(folder: Assets.locate().path("Fonts"))
    let session = try WindowSession(WindowOptions(title: "Colors", renderer: .software), fonts: fonts)
    let host = ViewHost(size: session.size, scale: session.scale, text: session.text) { Gallery() }

    var hooks = LoopHooks()
    hooks.onInput = { event in
        guard case .keyDown(.character("q"), let modifiers) = event.kind, modifiers.contains(.control) else {
            return .deliver
        }
        session.quit()
        return .consume
    }
    hooks.beforeQuit = { _ in print("Saved.") }
    let reason = try session.run(host, hooks: hooks)
    print(reason)
}

final class ArticleTests: XCTestCase {
    private static let catalog = "Sources/SDLHost/SDLHost.docc/"

    func testTheWindowOfThePageAboutAppsCompilesAsItStands() throws {
        let code = try text("Tests/SDLHostTests/Documentation/ArticleTests.swift")
        let page = try text(Self.catalog + "AnAppOfYourOwn.md")
        let block = try XCTUnwrap(page.components(separatedBy: "```swift\n").last).components(separatedBy: "```")[0]
        XCTAssertTrue(block.contains("session.run"))
        let indented = block.split(separator: "\n").map { "    \($0)\n" }.joined()
        let lines = code.split(separator: "\n").map { "\($0)\n" }.joined()
        XCTAssertTrue(lines.contains(indented), "\(indented)")
    }

    func testThePlacesOfAssetsAreThoseThatAreSearched() throws {
        let page = try text(Self.catalog + "FontsAndAssets.md")
        XCTAssertTrue(page.contains("1. `\(AssetSearch.environmentVariable)`"))
        XCTAssertTrue(page.contains("3. `../share/` and the program's name"))
        let search = AssetSearch(override: nil, programFolder: "/a/bin", programName: "b", packageFolder: "/p")
        XCTAssertTrue(search.folders.contains("/a/share/b"))
        XCTAssertEqual(search.folders.count, 1 + 1 + 2 + 1, "beside, installed, two folders above, the package")
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: PackageRoot.url.appendingPathComponent(path), encoding: .utf8)
    }
}
