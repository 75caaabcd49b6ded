import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// The source of the lab for a new package.
enum TemplateDependency: Equatable, Sendable {
    /// The absolute path of a checkout.
    case path(String)
    /// The URL of a repository.
    case url(String)

    /// The name of the package in the manifest of a checkout, which identifies one.
    private static let name = "ScrollPlayground"

    /// Parses `argument`; nil for the checkout that this program was built from. Throws ``ExitStatus/usage``,
    /// ``ExitStatus/malformed`` for a folder that is not a checkout, and ``ExitStatus/inputOutput``.
    init(_ argument: String?) throws(PlaygroundError) {
        guard let argument else {
            guard let path = Self.ownCheckout else {
                throw PlaygroundError(
                    .usage, "the checkout that this program was built from is unknown.",
                    remedy: "Pass --dependency with the path of a checkout of ScrollPlayground, or with its URL.")
            }
            self = .path(path)
            return
        }
        if Self.isURL(argument) {
            self = .url(argument)
            return
        }
        let path = URL(fileURLWithPath: argument).standardizedFileURL.path
        let manifest = FilePath(folder: path, name: Self.manifest).path
        guard try String(decoding: Files.read(manifest), as: UTF8.self).contains(Self.mark) else {
            throw PlaygroundError(
                .malformed, "\(argument): the package there is not ScrollPlayground.",
                remedy: "Give the path of a checkout of it, or its URL.")
        }
        self = .path(path)
    }

    /// The dependency in a package manifest.
    var declaration: String {
        switch self {
        case .path(let path): ".package(name: \"\(Self.name)\", path: \(Self.quoted(path)))"
        case .url(let url): ".package(url: \(Self.quoted(url)), from: \"\(ProgramVersion.number)\")"
        }
    }

    /// The name of the package in a manifest.
    var package: String {
        switch self {
        case .path: Self.name
        case .url(let url): Self.identity(of: url)
        }
    }

    /// Returns the last component of the URL, without `.git`.
    private static func identity(of url: String) -> String {
        let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? name
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private static func isURL(_ argument: String) -> Bool {
        argument.contains("://") || argument.wholeMatch(of: /[^\/]+@[^\/]+:.+/) != nil
    }

    // MARK: Own checkout

    private static let manifest = "Package.swift"
    private static let mark = "name: \"\(name)\""

    /// Nil if it no longer exists.
    private static var ownCheckout: String? {
        // Four levels above this file: its name, Template, PlaygroundKit, Sources.
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 4 else { return nil }
        let folder = parts.dropLast(4).joined(separator: "/")
        let manifest = (try? Files.read(FilePath(folder: folder, name: manifest).path)) ?? []
        return String(decoding: manifest, as: UTF8.self).contains(mark) ? folder : nil
    }

    /// Returns `text` as a Swift string literal.
    static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
