import AnalysisTestSupport
import Foundation
import XCTest

extension XCTestCase {
    /// A folder with `fling.json`: a fling of a list that rests within two seconds.
    func folderWithFling() throws -> URL {
        let folder = try temporaryFolder()
        try """
        {"format": "scroll-recording", "version": 1, "scene": "list", "viewport": {"width": 640, "height": 400},
         "content": {"width": 640, "height": 9000}, "axes": ["vertical"], "feel": "uikit",
         "events": [{"t": 0, "type": "fling", "vx": 0, "vy": 600}]}
        """.write(to: folder.appendingPathComponent("fling.json"), atomically: true, encoding: .utf8)
        return folder
    }
}
