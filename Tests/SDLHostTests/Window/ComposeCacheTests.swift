import Foundation
import XCTest

@testable import SDLHost

final class ComposeCacheTests: XCTestCase {
    private func folder(
        _ changes: [String: String] = [:], without name: String? = nil, exists: Set<String> = []
    ) -> String? {
        var environment = ["DISPLAY": ":0", "HOME": "/home/ada"].merging(changes) { $1 }
        if let name { environment[name] = nil }
        return ComposeCache.folder(environment: environment) { exists.contains($0) }
    }

    func testTheFolderIsAmongTheUsersCaches() {
        XCTAssertEqual(folder(), "/home/ada/.cache/libx11-compose")
        XCTAssertEqual(folder(["XDG_CACHE_HOME": "/caches"]), "/caches/libx11-compose")
        XCTAssertEqual(folder(["XDG_CACHE_HOME": "caches"]), "/home/ada/.cache/libx11-compose")
    }

    func testAFolderThatLibX11FindsItselfTakesPrecedence() {
        XCTAssertNil(folder(["XCOMPOSECACHE": "/mine"]))
        XCTAssertNil(folder(exists: ["/home/ada/.compose-cache"]))
        XCTAssertNil(folder(exists: ["/var/cache/libx11/compose"]))
    }

    func testThereIsNoneWithoutAnXDisplayOrAHome() {
        XCTAssertNil(folder(without: "DISPLAY"))
        XCTAssertNil(folder(without: "HOME"))
        XCTAssertNil(folder(["HOME": ""]))
    }

    /// libX11 ignores a folder that others may write to.
    func testOnlyTheUserMayReadTheFolder() throws {
        let parent = FileManager.default.temporaryDirectory.appendingPathComponent("\(Self.self)")
        defer { try? FileManager.default.removeItem(at: parent) }
        let folder = parent.appendingPathComponent("caches/libx11-compose").path
        try ComposeCache.create(folder)
        try ComposeCache.create(folder)
        let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? NSNumber
        XCTAssertEqual(mode, 0o700)
    }
}
