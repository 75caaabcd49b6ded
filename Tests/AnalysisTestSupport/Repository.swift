import Foundation

/// The checkout that these tests were built from.
package enum Repository {
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Whether files with expected results are written instead of compared.
    package static let blesses = ProcessInfo.processInfo.environment["BLESS_GOLDENS"] == "1"

    package static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The path of a file in `Packaging`.
    package static func packaging(_ name: String) -> String { root.appendingPathComponent("Packaging/\(name)").path }
}
