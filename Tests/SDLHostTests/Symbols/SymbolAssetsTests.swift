import Drawing
import Foundation
import XCTest

@testable import SDLHost
@_spi(Nodes) @testable import ScrollUI

/// The table of `Assets/Symbols` and its files.
final class SymbolAssetsTests: XCTestCase {
    func testTheTwoHundredNamesThatAreUsedMostHaveADrawing() throws {
        let (names, table) = (try SymbolAssets.mostUsed(), try SymbolAssets.table())
        XCTAssertEqual(Set(names).count, 200)
        XCTAssertEqual(names.filter { table.drawing(named: $0) == nil }, [])
    }

    func testEveryFileIsReadAndDrawsInsideOfItsBox() throws {
        for (name, drawing) in try SymbolAssets.table().drawings.sorted(by: { $0.key < $1.key }) {
            let drawing = try SymbolAssets.drawing(drawing)
            XCTAssertEqual(drawing.size, Size(width: 16, height: 16), name)
            let bounds = drawing.paths.flatMap(\.elements).boundingRect
            XCTAssertGreaterThan(max(bounds.width, bounds.height), 6, name)
            let edge = 0.02
            XCTAssertTrue(
                bounds.x >= -edge && bounds.y >= -edge && bounds.maxX <= 16 + edge && bounds.maxY <= 16 + edge,
                "\(name): \(bounds)")
        }
    }

    func testEveryFileIsUsedAndEveryFolderHasItsLicence() throws {
        let files = try XCTUnwrap(FileManager.default.subpaths(atPath: SymbolAssets.folder))
        let used = Set(try SymbolAssets.table().drawings.values.map { $0.file + ".svg" })
        XCTAssertEqual(Set(files.filter { $0.hasSuffix(".svg") }), used)
        let licence = try String(contentsOfFile: SymbolAssets.folder + "/bootstrap-icons/LICENSE", encoding: .utf8)
        XCTAssertTrue(licence.contains("The MIT License"))
        XCTAssertEqual(
            Set(files.filter { !$0.hasSuffix(".svg") }),
            ["bootstrap-icons", "bootstrap-icons/LICENSE", "own", "symbols.tsv"])
    }

    /// At least as many pixels as a stroke of the icons covers, and never the whole box.
    func testEverySymbolIsDrawnAtAnySize() throws {
        try onMainActor {
            let table = try SymbolAssets.table()
            let files = ImageFiles(folder: nil, symbols: SymbolAssets.folder) { XCTFail($0) }
            let names = Set(try SymbolAssets.mostUsed()).union(table.drawings.keys)
            for size in [16, 64] {
                for name in names {
                    guard case .outline(let symbol) = files.symbol(named: [name]) else {
                        XCTFail(name)
                        continue
                    }
                    let side = CGFloat(size)
                    let picture = symbol.picture(size: CGSize(width: side, height: side), density: 1, .white)
                    let alpha = stride(from: 3, to: picture.pixels.count, by: 4).reduce(0) {
                        $0 + Int(picture.pixels[$1])
                    }
                    let share = Double(alpha) / Double(255 * size * size)
                    XCTAssertGreaterThan(share, 0.04, "\(name) at \(size)")
                    XCTAssertLessThan(share, 0.99, "\(name) at \(size)")
                }
            }
        }
    }
}
