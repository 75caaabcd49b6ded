public import Foundation
import Synchronization

/// Named colours from asset catalogues: each colour is a folder `Name.colorset` with a `Contents.json`.
///
/// `Color("Name")` searches the folders `*.xcassets` beside the program and in the packages' resource bundles beside it
/// (`*.resources`); `Color("Name", bundle:)` searches the bundle. A package includes its catalogue with
/// `resources: [.copy("Assets.xcassets")]`. A test, or a program that stores its colours elsewhere, sets its own catalogue:
///
///     Home().environment(\.colorCatalog, ColorCatalog(folder: url))
///
/// All colours are read once, on the first request for any of them. An extension of ScrollUI.
public struct ColorCatalog: Sendable {
    /// The reasons why colours could not be read, by name.
    private let faults: [String: String]
    private let colors: [String: ColorSet]
    /// A description of the searched location, for messages.
    let origin: String

    /// Reads all colours in `folder` and its subfolders. Folders that provide a namespace prefix the names of their colours:
    /// `Folder/Name`. Complexity: reads every colour file.
    public init(folder: URL) {
        self.init(folders: [folder], origin: folder.path)
    }

    private init(folders: [URL], origin: String) {
        var reader = ColorFolderReader()
        for folder in folders { reader.read(folder, namespace: "") }
        (colors, faults) = (reader.colors, reader.faults)
        self.origin = origin
    }

    /// The names of all colours, sorted.
    public var names: [String] { colors.keys.sorted() }

    func color(named name: String) -> ColorSet? { colors[name] }

    /// Returns a sentence for the app developer that explains why the colour is missing.
    func message(forMissing name: String) -> String {
        if let fault = faults[name] { return "the colour \"\(name)\" cannot be read: \(fault)" }
        return "there is no colour \"\(name)\" in \(origin): add a folder \(name).colorset to an asset catalogue there"
    }
}

extension ColorCatalog {
    /// The catalogues read so far; their folders do not change while the program runs.
    private static let known = Mutex<[String: ColorCatalog]>([:])

    /// Returns the catalogue of the bundle with the given resource path; nil means the program's own.
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
