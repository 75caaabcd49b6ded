import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// The options of `new`.
package struct NewOptions: Equatable, Sendable {
    /// The path of the package's folder. It may exist, but must contain none of the package's files.
    package var folder: String
    /// The path of a checkout of this project, or its URL; nil for the checkout that the program was built from.
    package var dependency: String?

    /// A package in `folder`.
    package init(folder: String) { self.folder = folder }
}

/// Writes a package with a lab, and prints the next steps. Nothing is overwritten. Throws ``PlaygroundError``:
/// ``ExitStatus/usage`` for an invalid package name, ``ExitStatus/inputOutput`` for files that exist already or cannot
/// be written, and the errors of the dependency.
package func runNew(_ options: NewOptions) throws(PlaygroundError) {
    guard !options.folder.isEmpty else {
        throw PlaygroundError(.usage, "the folder's name is empty.", remedy: "Give the package a name, such as my-lab.")
    }
    let folder = URL(fileURLWithPath: options.folder).standardizedFileURL
    guard let names = TemplateNames(folder: folder.lastPathComponent) else {
        throw PlaygroundError(
            .usage,
            "\(options.folder): the package is named after its folder, and needs an ASCII letter or digit.",
            remedy: "Give the folder another name, such as my-lab.")
    }
    let template = PackageTemplate(names: names, dependency: try TemplateDependency(options.dependency))
    let writer = TemplateWriter(folder: folder.path)
    try writer.write(template.files)
    printMessage(
        """
        Wrote \(options.folder.visible): a package with a scene, the lab and a test.
          cd \(options.folder.quotedForShell.visible) && swift run
        """)
}

extension String {
    /// The text as one word of a shell command.
    fileprivate var quotedForShell: String {
        let isPlain = utf8.allSatisfy { Self.plainBytes.contains($0) }
        return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
    }

    private static let plainBytes = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+".utf8)
}
