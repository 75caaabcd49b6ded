import Glibc

/// The folder with fonts, pictures, feels and recordings that belongs to the program.
///
/// ```swift
/// let assets = try Assets.locate()
/// let font = assets.path("Fonts/Inter-Regular.ttf")
/// ```
/// Does not open or keep files.
public struct Assets: Sendable, Equatable {
    /// Absolute or relative to the working directory, as it was found.
    public let root: String

    /// The folder is not looked at.
    public init(root: String) {
        self.root = root
    }

    /// Looks in the folders that <doc:FontsAndAssets> lists and takes the first that has a folder called `part` in it.
    ///
    /// The cost is one system call a folder.
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

    /// The path of a file of the folder, which need not exist.
    public func path(_ relative: String) -> String {
        AssetSearch.join(root, relative)
    }

    /// Four steps up from this file: Assets, SDLHost, Sources.
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
    /// That of the program that runs.
    static var current: AssetSearch {
        AssetSearch(
            override: getenv(environmentVariable).map { String(cString: $0) }, programFolder: ProgramLocation.folder(),
            programName: ProgramLocation.name(), packageFolder: Assets.compiledPackageFolder)
    }

    /// A person said which folder it is.
    var isOverridden: Bool { override?.isEmpty == false }
}
