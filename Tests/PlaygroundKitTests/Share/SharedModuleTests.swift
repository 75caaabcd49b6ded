import AnalysisTestSupport
import Foundation
import XCTest

/// The page's modules that need no browser, in node.
final class SharedModuleTests: XCTestCase {
    func testScenesWheelsSlidersAndGuessesHoldTheirClaims() throws {
        let script = Repository.root.appendingPathComponent("Tests/PlaygroundKitTests/Share/Browser/modules.mjs").path
        let outcome = try SystemTool("node").run([script, Repository.root.appendingPathComponent("Assets/Web").path])
        XCTAssertEqual(outcome.messages, "")
        XCTAssertEqual(outcome.output, "all hold\n")
    }

    /// A page's script has each module in a block; the loader of node has none, and sees what a block hides.
    func testEveryModuleHasTheFormThatThePageIsPutTogetherFrom() throws {
        let folder = Repository.root.appendingPathComponent("Assets/Web")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".js") }
        XCTAssertGreaterThan(names.count, 10)
        for name in names {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            for line in text.split(separator: "\n") where line.hasPrefix("import") || line.hasPrefix("export") {
                let form = #/import \{ [\w, ]+ \} from '\./\w+\.js';|export (?:function|class|const|async function) .*/#
                XCTAssertNotNil(try form.wholeMatch(in: line), "\(name): \(line)")
            }
            XCTAssertFalse(text.contains("innerHTML"), "\(name): text of files is set as text")
        }
    }
}
