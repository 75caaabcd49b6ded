public import Foundation
import Synchronization

/// Colours by name, as asset catalogues have them: a folder for each, named `Name.colorset`, with a `Contents.json`.
///
/// `Color("Name")` looks into the folders `*.xcassets` beside the program and in the resource bundles of packages beside it
/// (`*.resources`), `Color("Name", bundle:)` into the bundle. A package takes its catalogue along with
/// `resources: [.copy("Assets.xcassets")]`. A test, or a program with its colours elsewhere, sets one of its own:
///
///     Home().environment(\.colorCatalog, ColorCatalog(folder: url))
///
/// The colours are read when the first of them is asked for, and not again. An extension of ScrollUI's own.
public struct ColorCatalog: Sendable {
    /// Why a colour is not there, where it could not be read.
    private let faults: [String: String]
    private let colors: [String: ColorSet]
    /// Where the colours are from, for messages.
    let origin: String

    /// All colours in `folder` and the folders in it. Folders that provide a namespace give their name to what is in them:
    /// `Folder/Name`. Complexity: reads every file of a colour.
    public init(folder: URL) {
        self.init(folders: [folder], origin: folder.path)
    }

    private init(folders: [URL], origin: String) {
        var reader = ColorFolderReader()
        for folder in folders { reader.read(folder, namespace: "") }
        (colors, faults) = (reader.colors, reader.faults)
        self.origin = origin
    }

    /// The names of all colours, in order.
    public var names: [String] { colors.keys.sorted() }

    func color(named name: String) -> ColorSet? { colors[name] }

    /// Why there is no such colour, as a sentence for the developer of the views.
    func message(forMissing name: String) -> String {
        if let fault = faults[name] { return "the colour \"\(name)\" cannot be read: \(fault)" }
        return "there is no colour \"\(name)\" in \(origin): add a folder \(name).colorset to an asset catalogue there"
    }
}

extension ColorCatalog {
    /// What was read of folders that do not change while the program runs.
    private static let known = Mutex<[String: ColorCatalog]>([:])

    /// The catalogue of a bundle's resources; nil is the program's own.
    static func of(bundle path: String?) -> ColorCatalog {
        if let catalog = known.withLock({ $0[path ?? ""] }) { return catalog }
        let catalog =
            path.map { ColorCatalog(folder: URL(fileURLWithPath: $0)) }
            ?? ColorCatalog(folders: programFolders, origin: "\(programFolder.path)/*.xcassets")
        known.withLock { $0[path ?? ""] = catalog }
        return catalog
    }

    private static var programFolder: URL { Bundle.main.resourceURL ?? Bundle.main.bundleURL }

    private static var programFolders: [URL] {
        let beside = contents(of: programFolder)
        let bundles = beside.filter { $0.pathExtension == "resources" }
        return (beside + bundles.flatMap(contents)).filter { $0.pathExtension == "xcassets" }
    }

    private static func contents(of folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).sorted { $0.path < $1.path }
    }
}

/// Finds and reads colours in folders.
private struct ColorFolderReader {
    var colors: [String: ColorSet] = [:]
    var faults: [String: String] = [:]

    mutating func read(_ folder: URL, namespace: String) {
        let files = FileManager.default
        let found = (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
        for entry in found.sorted(by: { $0.path < $1.path }) {
            let name = namespace + entry.deletingPathExtension().lastPathComponent
            if entry.pathExtension == "colorset" {
                readColor(entry.appendingPathComponent("Contents.json"), named: name)
            } else if (try? entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
                read(entry, namespace: providesNamespace(entry) ? name + "/" : namespace)
            }
        }
    }

    private mutating func readColor(_ file: URL, named name: String) {
        guard colors[name] == nil else { return }
        do {
            colors[name] = try ColorSet(json: Data(contentsOf: file))
        } catch {
            faults[name] = "\(file.path): \(error)"
        }
    }

    private func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace ?? false
    }
}
