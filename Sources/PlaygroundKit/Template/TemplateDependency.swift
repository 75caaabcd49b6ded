import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// Where a new package takes the lab from.
enum TemplateDependency: Equatable, Sendable {
    /// The absolute path of a checkout.
    case path(String)
    /// A repository that Git can fetch.
    case url(String)

    /// What the package manifest of a checkout begins with, by which one is known.
    private static let name = "ScrollPlayground"

    /// What `argument` names; without one the checkout that this program was built from. Throws ``ExitStatus/usage``,
    /// ``ExitStatus/malformed`` for a folder that is something else, and ``ExitStatus/inputOutput``.
    init(_ argument: String?) throws(PlaygroundError) {
        guard let argument else {
            guard let path = Self.ownCheckout else {
                throw PlaygroundError(
                    .usage, "this program does not know where its source is.",
                    remedy: "Say --dependency with the path of a checkout of ScrollPlayground, or with its URL.")
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

    /// As a package manifest names it.
    var declaration: String {
        switch self {
        case .path(let path): ".package(name: \"\(Self.name)\", path: \(Self.quoted(path)))"
        case .url(let url): ".package(url: \(Self.quoted(url)), from: \"\(ProgramVersion.number)\")"
        }
    }

    /// What a manifest calls the package.
    var package: String {
        switch self {
        case .path: Self.name
        case .url(let url): Self.identity(of: url)
        }
    }

    /// The last part of the address, without what Git puts behind it.
    private static func identity(of url: String) -> String {
        let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? name
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private static func isURL(_ argument: String) -> Bool {
        argument.contains("://") || argument.wholeMatch(of: /[^\/]+@[^\/]+:.+/) != nil
    }

    // MARK: The checkout that this is built from

    private static let manifest = "Package.swift"
    private static let mark = "name: \"\(name)\""

    /// Nil once it is gone.
    private static var ownCheckout: String? {
        // Four steps up from this file: Template, PlaygroundKit, Sources.
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 4 else { return nil }
        let folder = parts.dropLast(4).joined(separator: "/")
        let manifest = (try? Files.read(FilePath(folder: folder, name: manifest).path)) ?? []
        return String(decoding: manifest, as: UTF8.self).contains(mark) ? folder : nil
    }

    /// As Swift writes text.
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
