import Foundation
import ScrollAnalysis
import XCTest

/// The recordings in Assets: gestures for tests of traces.
package enum ShippedRecordings {
    package static let folder = Repository.root.appendingPathComponent("Assets/Recordings")

    package static func names() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    package static func recording(_ name: String) throws -> Recording {
        try Recording(contentsOf: folder.appendingPathComponent(name + ".json").path)
    }
}
