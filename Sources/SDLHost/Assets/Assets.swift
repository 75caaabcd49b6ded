import Glibc

/// The folder with fonts, pictures, feels and recordings that belongs to the program.
///
/// ```swift
/// let assets = try Assets.locate()
/// let font = assets.path("Fonts/Inter-Regular.ttf")
/// ```
/// Does not open or cache files.
public struct Assets: Sendable, Equatable {
    /// The path of the folder as found: absolute, or relative to the working directory.
    public let root: String

    /// Creates assets without accessing the folder.
    public init(root: String) {
        self.root = root
    }

    /// Returns the first of the folders listed in <doc:FontsAndAssets> that contains a folder called `part`.
    ///
    /// The cost is one system call per folder.
    public static func locate(having part: String = "Fonts") throws(AssetError) -> Assets {
        try locate(.current, having: part)
    }

    static func locate(_ search: AssetSearch, having part: String = "Fonts") throws(AssetError) -> Assets {
        let folders = search.folders
        guard let root = folders.first(where: { isFolder(AssetSearch.join($0, part)) }) else {
            throw AssetError(foldersTried: folders)
        }
        return Assets(root: root)
    }

    /// Returns the path of a file in the folder, which need not exist.
    public func path(_ relative: String) -> String {
        AssetSearch.join(root, relative)
    }

    /// Four levels up from this file: Assets, SDLHost, Sources.
    fileprivate static let compiledPackageFolder: String? = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count > 4 ? parts.dropLast(4).joined(separator: "/") : nil
    }()

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

extension AssetSearch {
    /// The search for the running program.
    static var current: AssetSearch {
        AssetSearch(
            override: getenv(environmentVariable).map { String(cString: $0) }, programFolder: ProgramLocation.folder(),
            programName: ProgramLocation.name(), packageFolder: Assets.compiledPackageFolder)
    }

    /// True if the user set the folder.
    var isOverridden: Bool { override?.isEmpty == false }
}
