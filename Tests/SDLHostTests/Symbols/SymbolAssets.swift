import Drawing
import Foundation
import XCTest

@testable import SDLHost

/// The symbols of the package.
enum SymbolAssets {
    static var folder: String { PackageRoot.url.appendingPathComponent("Assets/Symbols").path }

    static func table() throws -> SymbolTable {
        let path = folder + "/symbols.tsv"
        return try SymbolTable(String(contentsOfFile: path, encoding: .utf8), path: path)
    }

    static func drawing(_ drawing: SymbolTable.Drawing) throws -> SymbolDrawing {
        let plain = try SymbolFile.read("\(folder)/\(drawing.file).svg")
        return drawing.enclosure?.drawing(around: plain) ?? plain
    }

    /// Names in the order of their frequency in public code.
    static func mostUsed() throws -> [String] {
        let path = PackageRoot.url.appendingPathComponent("Tests/SDLHostTests/Fixtures/most-used-symbols.tsv").path
        return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: "\t").first.map(String.init) }
    }
}
