import SystemFiles
import XCTest

final class BaseDirectoryTests: XCTestCase {
    private static let all: [(folder: BaseDirectory, atHome: String)] = [
        (.cache, "/home/ada/.cache"), (.config, "/home/ada/.config"), (.data, "/home/ada/.local/share"),
        (.state, "/home/ada/.local/state"),
    ]

    func testAnAbsolutePathInTheVariablePrecedesTheOneAtHome() {
        for (folder, atHome) in Self.all {
            let home = ["HOME": "/home/ada"]
            XCTAssertEqual(folder.path(home), atHome)
            XCTAssertEqual(folder.path(home.merging([folder.rawValue: "/elsewhere"]) { $1 }), "/elsewhere")
            XCTAssertEqual(folder.path(home.merging([folder.rawValue: "elsewhere"]) { $1 }), atHome)
        }
    }

    func testThereIsNoneWithoutAnAbsolutePath() {
        for (folder, _) in Self.all {
            XCTAssertNil(folder.path([:]))
            XCTAssertNil(folder.path(["HOME": "home", folder.rawValue: "elsewhere"]))
        }
    }
}
