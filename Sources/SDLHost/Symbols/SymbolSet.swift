import Drawing
import Foundation
import ScrollUI
import SystemFiles

/// The symbols of the assets: a table of names, and a file for each drawing. The table is read for the first requested
/// symbol, each file for the first symbol that uses its drawing.
@MainActor
final class SymbolSet {
    private let locate: () -> String?
    private let report: (String) -> Void
    private var opened: Opened?
    private var outlines: [String: SymbolOutline?] = [:]

    private enum Opened {
        case table(SymbolTable, folder: String)
        /// The table cannot be read, which has been reported.
        case none
    }

    /// `locate` returns the folder; `report` receives a problem with it, in one line.
    init(locate: @escaping () -> String?, report: @escaping (String) -> Void) {
        self.locate = locate
        self.report = report
    }

    /// Nil for a name that is not in the table, and for an unreadable drawing, which is reported.
    func outline(named name: String) -> SymbolOutline? {
        if let known = outlines[name] { return known }
        let outline = read(name)
        outlines[name] = .some(outline)
        return outline
    }

    /// Returns whether the table has the name; its file may still be damaged.
    func hasDrawing(named name: String) -> Bool { table?.table.drawing(named: name) != nil }

    /// The table; nil without one, which is reported once.
    private var table: (table: SymbolTable, folder: String)? {
        let opened = opened ?? open()
        self.opened = opened
        guard case .table(let table, let folder) = opened else { return nil }
        return (table, folder)
    }

    /// The path of the table; nil without one.
    var tablePath: String? { table.map { Self.tablePath(in: $0.folder) } }

    private static func tablePath(in folder: String) -> String { AssetSearch.join(folder, "symbols.tsv") }

    private func open() -> Opened {
        guard let folder = locate() else {
            report(
                "no symbols: the Symbols folder of the assets was not found; copy Assets/Symbols to the program's own "
                    + "Assets folder, or set \(AssetSearch.environmentVariable) to a folder that contains it")
            return .none
        }
        let path = Self.tablePath(in: folder)
        do {
            return .table(
                try SymbolTable(String(decoding: try FileBytes.read(path), as: UTF8.self), path: path), folder: folder)
        } catch {
            report("no symbols: \(error)")
            return .none
        }
    }

    private func read(_ name: String) -> SymbolOutline? {
        guard let (table, folder) = table, let drawing = table.drawing(named: name) else { return nil }
        do {
            let plain = try SymbolFile.read(AssetSearch.join(folder, drawing.file + ".svg"))
            let whole = drawing.enclosure?.drawing(around: plain) ?? plain
            return SymbolOutline(
                size: CGSize(width: whole.size.width, height: whole.size.height), paths: whole.paths)
        } catch {
            report("symbol \(name): \(error)")
            return nil
        }
    }
}
