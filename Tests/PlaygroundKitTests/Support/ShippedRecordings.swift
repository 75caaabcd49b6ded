import Foundation
import XCTest

@testable import PlaygroundKit

/// The recordings in Assets: each is a gesture that traces are tested with.
enum ShippedRecordings {
    static let folder = Repository.root.appendingPathComponent("Assets/Recordings")

    static func names() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    static func recording(_ name: String) throws -> Recording {
        try Recording(contentsOf: folder.appendingPathComponent(name + ".json").path)
    }
}
