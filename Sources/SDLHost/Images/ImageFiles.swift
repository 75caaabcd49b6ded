public import Drawing
import Foundation
public import ScrollUI
import SystemFiles

/// Reads the pictures that views name, each once, and finds symbols.
///
///     host.images = ImageFiles(folder: assets.path("Images")).loader
///
/// A name is a PNG file in the folder, with or without its ending; a name with a slash is a path. A symbol is such a file as well, or
/// else one of the symbols of the assets. What cannot be read, and a symbol that is in neither, is said once on standard error.
@MainActor
public final class ImageFiles {
    private lazy var folder = locate()
    private let locate: () -> String?
    private let symbols: SymbolSet
    private let report: (String) -> Void
    private var pictures: [String: ImageResource?] = [:]
    /// By the names that would do.
    private var foundSymbols: [[String]: SymbolPicture?] = [:]
    private var reported: Set<String> = []

    /// Without a folder only paths are known. `symbols` is the folder of the symbols; nil is that of the assets, which is looked for
    /// when the first one is shown. `onProblem` gets what is wrong, in one line; nil writes it to standard error.
    public convenience init(
        folder: String?, symbols: String? = nil, onProblem: (@MainActor (String) -> Void)? = nil
    ) {
        self.init(folder: { folder }, symbols: { symbols ?? Assets.folder("Symbols") }, onProblem)
    }

    /// With the `Images` folder of the assets, where there are any.
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

    /// For a view host. Keeps the pictures.
    public var loader: ImageLoader {
        ImageLoader {
            self.picture(named: $0)
        } symbols: {
            self.symbol(named: $0)
        }
    }

    /// Nil for what cannot be read.
    public func picture(named name: String) -> ImageResource? {
        if let known = pictures[name] { return known }
        let picture = read(name)
        pictures[name] = .some(picture)
        return picture
    }

    private func read(_ name: String) -> ImageResource? {
        guard let path = path(of: name) else {
            report("no picture \(name): there is no folder of pictures; name a file with its path")
            return nil
        }
        do throws(ImageError) {
            return try PNGReader.read(path)
        } catch {
            report("no picture \(name): \(error)")
            return nil
        }
    }

    /// Nil where there is no folder.
    private func path(of name: String) -> String? {
        let file = name.hasSuffix(".png") ? name : name + ".png"
        return name.contains("/") ? file : folder.map { AssetSearch.join($0, file) }
    }

    // MARK: Symbols

    /// Of the forms of a symbol that would do the first that there is: of the app's own pictures, else of the assets' symbols. The last
    /// name is the one that the view says.
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

    /// Most symbols have no such file: that is nothing to be told of.
    private func ownSymbol(named name: String) -> ImageResource? {
        guard let path = path(of: name), FileManager.default.fileExists(atPath: path) else { return nil }
        return picture(named: name)
    }

    private func reportMissing(_ name: String) {
        guard let table = symbols.tablePath, !symbols.hasDrawing(named: name), reported.insert(name).inserted else {
            return
        }
        report(
            "no symbol \(name): a placeholder is shown; put \(name).png into the app's Assets/Images, or take a name of \(table)"
        )
    }
}

extension Assets {
    /// The path of a folder of the assets; nil where there is none.
    fileprivate static func folder(_ name: String) -> String? {
        (try? locate(having: name))?.path(name)
    }
}
