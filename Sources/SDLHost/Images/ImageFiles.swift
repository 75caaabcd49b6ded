public import Drawing
import Foundation
public import ScrollUI
import SystemFiles

/// Reads the pictures that views name, each once, and finds symbols.
///
///     host.images = ImageFiles(folder: assets.path("Images")).loader
///
/// A name is a PNG file in the folder, with or without its extension; a name with a slash is a path. A symbol is such a
/// file too, or else one of the symbols of the assets. Unreadable pictures and unknown symbols are reported once on
/// standard error.
@MainActor
public final class ImageFiles {
    private lazy var folder = locate()
    private let locate: () -> String?
    private let symbols: SymbolSet
    private let report: (String) -> Void
    private var pictures: [String: ImageResource?] = [:]
    /// The found symbols by their candidate names.
    private var foundSymbols: [[String]: SymbolPicture?] = [:]
    private var reported: Set<String> = []

    /// Without a folder only paths can be read. `symbols` is the folder of the symbols; nil stands for that of the
    /// assets, which is located when the first symbol is shown. `onProblem` receives each problem as one line; nil
    /// writes it to standard error.
    public convenience init(
        folder: String?, symbols: String? = nil, onProblem: (@MainActor (String) -> Void)? = nil
    ) {
        self.init(folder: { folder }, symbols: { symbols ?? Assets.folder("Symbols") }, onProblem)
    }

    /// Uses the `Images` folder of the assets, if any.
    public convenience init(onProblem: (@MainActor (String) -> Void)? = nil) {
        self.init(folder: { Assets.folder("Images") }, symbols: { Assets.folder("Symbols") }, onProblem)
    }

    private init(
        folder: @escaping () -> String?, symbols: @escaping () -> String?, _ onProblem: (@MainActor (String) -> Void)?
    ) {
        locate = folder
        let report = onProblem ?? { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        self.report = report
        self.symbols = SymbolSet(locate: symbols, report: report)
    }

    /// The loader for a view host. It caches the pictures.
    public var loader: ImageLoader {
        ImageLoader {
            self.picture(named: $0)
        } symbols: {
            self.symbol(named: $0)
        }
    }

    /// Nil for a picture that cannot be read.
    public func picture(named name: String) -> ImageResource? {
        if let known = pictures[name] { return known }
        let picture = read(name)
        pictures[name] = .some(picture)
        return picture
    }

    private func read(_ name: String) -> ImageResource? {
        guard let path = path(of: name) else {
            report("image \(name) not found: the app has no image folder; pass a file path")
            return nil
        }
        do throws(ImageError) {
            return try PNGReader.read(path)
        } catch {
            report("image \(name): \(error)")
            return nil
        }
    }

    /// Nil without a folder.
    private func path(of name: String) -> String? {
        let file = name.hasSuffix(".png") ? name : name + ".png"
        return name.contains("/") ? file : folder.map { AssetSearch.join($0, file) }
    }

    // MARK: Symbols

    /// Returns the first existing symbol among the candidate names: from the app's own pictures, else from the assets'
    /// symbols. The last name is the one used by the view.
    func symbol(named names: [String]) -> SymbolPicture? {
        if let known = foundSymbols[names] { return known }
        let found = find(names)
        foundSymbols[names] = .some(found)
        return found
    }

    private func find(_ names: [String]) -> SymbolPicture? {
        for name in names {
            if let picture = ownSymbol(named: name) { return .pixels(picture, named: name) }
        }
        for name in names {
            if let outline = symbols.outline(named: name) { return .outline(outline) }
        }
        if let name = names.last { reportMissing(name) }
        return nil
    }

    /// Most symbols have no such file, so its absence is not reported.
    private func ownSymbol(named name: String) -> ImageResource? {
        guard let path = path(of: name), FileManager.default.fileExists(atPath: path) else { return nil }
        return picture(named: name)
    }

    private func reportMissing(_ name: String) {
        guard let table = symbols.tablePath, !symbols.hasDrawing(named: name), reported.insert(name).inserted else {
            return
        }
        report(
            "symbol \(name) not found: a placeholder is shown; add \(name).png to the app's Assets/Images, or use a name in \(table)"
        )
    }
}

extension Assets {
    /// Returns the path of a folder of the assets; nil if it does not exist.
    fileprivate static func folder(_ name: String) -> String? {
        (try? locate(having: name))?.path(name)
    }
}
