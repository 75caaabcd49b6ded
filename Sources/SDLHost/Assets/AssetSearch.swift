/// The folders to search for assets, in order.
///
/// 1. `SCROLL_PLAYGROUND_ASSETS`. If it is set, no other folder is searched, so that a typing error does not go
///   unnoticed.
/// 2. `Assets` beside the program.
/// 3. `../share/` and the program's name, the layout of `make install`.
/// 4. `Assets` in any folder above the program: the package's own, for a program run from `.build`.
/// 5. `Assets` of the package that this was compiled from, for programs of other packages that use it as a library.
struct AssetSearch {
    static let environmentVariable = "SCROLL_PLAYGROUND_ASSETS"

    /// The value of the environment variable; nil or empty if it is not set.
    var override: String?
    /// The folder of the running program: absolute, with links resolved.
    var programFolder: String
    /// The name of the program's file.
    var programName = "scroll-playground"
    /// The root of the package at compile time; it may no longer exist, or belong to another machine.
    var packageFolder: String?

    var folders: [String] {
        if let override, !override.isEmpty { return [override] }
        let above = foldersAboveProgram
        let installed = above.first.map { Self.join($0, "share/\(programName)") }
        return [Self.join(programFolder, "Assets")] + [installed].compactMap { $0 }
            + above.map { Self.join($0, "Assets") } + [packageFolder].compactMap { $0 }.map { Self.join($0, "Assets") }
    }

    /// From the nearest folder to the root.
    private var foldersAboveProgram: [String] {
        var folders: [String] = []
        var rest = Substring(programFolder)
        while let slash = rest.lastIndex(of: "/"), rest.count > 1 {
            rest = rest[..<slash]
            folders.append(rest.isEmpty ? "/" : String(rest))
        }
        return folders
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }
}
