import SDLHost

/// The file names of several pictures of one render.
///
/// In `frame-%04d.png` the number replaces the pattern, with as many digits as it says. In a name without a pattern the
/// number is inserted before the extension: `out-1.png`. Numbers start with 1.
struct PictureNames: Equatable, Sendable {
    /// Whether the name says where the number belongs.
    let hasPattern: Bool
    private let folder: String?
    private let start: String
    private let end: String
    private let digits: Int

    /// The file names for `path`.
    init(_ path: String) {
        let file = FilePath(path)
        // A name without a folder stays without one.
        folder = file.name == path ? nil : file.folder
        if let pattern = file.name.firstMatch(of: /%(?:0?([1-9]))?d/) {
            start = String(file.name[..<pattern.range.lowerBound])
            end = String(file.name[pattern.range.upperBound...])
            digits = pattern.1.flatMap { Int($0) } ?? 1
            hasPattern = true
            return
        }
        let (stem, ending) = file.stemAndExtension
        (start, end, digits) = (stem + "-", ending.map { "." + $0 } ?? "", 1)
        hasPattern = false
    }

    /// Returns the path of picture `index`, counted from 0.
    func path(_ index: Int) -> String {
        let number = String(index + 1)
        let name = start + String(repeating: "0", count: max(0, digits - number.count)) + number + end
        return folder.map { FilePath(folder: $0, name: name).path } ?? name
    }
}
