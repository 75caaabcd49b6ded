/// A path taken apart as text: the folder, and what the file is called in it. Asks no file system.
///
///     FilePath("a/b.png")    folder "a", name "b.png"
///     FilePath("x")          folder ".", name "x"
///     FilePath("a/")         folder "a", no name: it can only be a folder
///
/// Bytes are compared, not characters: a slash is one whatever accents stand behind it.
package struct FilePath: Equatable, Sendable {
    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    /// The folder, such that it can be opened: `.` for a bare name, `/` for what is in the root.
    package let folder: String
    /// What stands behind the last slash.
    package let name: String

    /// Any text. Complexity: O(its length).
    package init(_ path: String) {
        let bytes = path.utf8
        guard let last = bytes.lastIndex(of: Self.slash) else {
            (folder, name) = (".", path)
            return
        }
        name = String(path[bytes.index(after: last)...])
        let end = bytes[..<last].lastIndex { $0 != Self.slash }
        folder = end.map { String(path[...$0]) } ?? "/"
    }

    /// A file in a folder. Complexity: O(length).
    package init(folder: String, name: String) {
        self.folder = folder
        self.name = name
    }

    /// The whole of it, as text.
    package var path: String { folder.utf8.last == Self.slash ? folder + name : folder + "/" + name }

    /// False where the name can only be a folder's: it is empty, `.` or `..`.
    package var namesFile: Bool { !["", ".", ".."].contains(name) }

    /// `name` in two: `("a.b", "png")` of `a.b.png`. A dot at the beginning belongs to a hidden file and begins no extension.
    package var stemAndExtension: (stem: String, extension: String?) {
        let bytes = name.utf8
        guard let last = bytes.lastIndex(of: Self.dot), bytes[..<last].contains(where: { $0 != Self.dot }) else {
            return (name, nil)
        }
        return (String(name[..<last]), String(name[bytes.index(after: last)...]))
    }
}
