/// A path split as text into a folder and a name. Does not access the file system.
///
///     FilePath("a/b.png")    folder "a", name "b.png"
///     FilePath("x")          folder ".", name "x"
///     FilePath("a/")         folder "a", no name: it can only be a folder
///
/// Bytes are compared, not characters: a slash is recognized even if combining accents follow it.
package struct FilePath: Equatable, Sendable {
    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    /// The folder, in a form that can be opened: `.` for a bare name, `/` for an item of the root folder.
    package let folder: String
    /// The text after the last slash.
    package let name: String

    /// Accepts any text. Complexity: O(its length).
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

    /// The whole path as text.
    package var path: String { folder.utf8.last == Self.slash ? folder + name : folder + "/" + name }

    /// False if the name can only belong to a folder: it is empty, `.` or `..`.
    package var namesFile: Bool { !["", ".", ".."].contains(name) }

    /// `name` split in two: `("a.b", "png")` of `a.b.png`. A leading dot marks a hidden file and does not begin an
    /// extension.
    package var stemAndExtension: (stem: String, extension: String?) {
        let bytes = name.utf8
        guard let last = bytes.lastIndex(of: Self.dot), bytes[..<last].contains(where: { $0 != Self.dot }) else {
            return (name, nil)
        }
        return (String(name[..<last]), String(name[bytes.index(after: last)...]))
    }
}
