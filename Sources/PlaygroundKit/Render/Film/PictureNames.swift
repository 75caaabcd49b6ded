import SDLHost

/// What several pictures of one render are called.
///
/// `frame-%04d.png` has the number where the pattern has `%`, with as many digits as it says; a name without a pattern gets it
/// before its extension: `out-1.png`. Numbers begin with 1.
struct PictureNames: Equatable, Sendable {
    private let folder: String?
    private let start: String
    private let end: String
    private let digits: Int

    /// The names that `path` stands for.
    init(_ path: String) {
        let file = FilePath(path)
        // A bare name stays one.
        folder = file.name == path ? nil : file.folder
        if let pattern = file.name.firstMatch(of: /%(?:0?([1-9]))?d/) {
            start = String(file.name[..<pattern.range.lowerBound])
            end = String(file.name[pattern.range.upperBound...])
            digits = pattern.1.flatMap { Int($0) } ?? 1
            return
        }
        let (stem, ending) = file.stemAndExtension
        (start, end, digits) = (stem + "-", ending.map { "." + $0 } ?? "", 1)
    }

    /// The path of picture number `index` from 0.
    func path(_ index: Int) -> String {
        let number = String(index + 1)
        let name = start + String(repeating: "0", count: max(0, digits - number.count)) + number + end
        return folder.map { FilePath(folder: $0, name: name).path } ?? name
    }
}
