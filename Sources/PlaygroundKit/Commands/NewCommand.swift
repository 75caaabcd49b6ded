import Foundation
import Glibc
import ScrollAnalysis
import SDLHost

/// What `new` was asked.
package struct NewOptions: Equatable, Sendable {
    /// Path of the package's folder, which may be there as long as none of its files is.
    package var folder: String
    /// Path of a checkout of this project, or its URL; nil for the checkout that the program was built from.
    package var dependency: String?

    /// A package in `folder`.
    package init(folder: String) { self.folder = folder }
}

/// Writes a package with a lab of somebody's own, and says what to do with it. Nothing that is there is overwritten. Throws
/// ``PlaygroundError``: ``ExitStatus/usage`` for a name that no package can have, ``ExitStatus/inputOutput`` for files that are
/// there already or cannot be written, and as the dependency says.
package func runNew(_ options: NewOptions) throws(PlaygroundError) {
    guard !options.folder.isEmpty else {
        throw PlaygroundError(.usage, "the folder's name is empty.", remedy: "Give the package a name, such as my-lab.")
    }
    let folder = URL(fileURLWithPath: options.folder).standardizedFileURL
    guard let names = TemplateNames(folder: folder.lastPathComponent) else {
        throw PlaygroundError(
            .usage,
            "\(options.folder): the package is named after its folder, and needs a letter or a figure from A to Z.",
            remedy: "Give the folder another name, such as my-lab.")
    }
    let template = PackageTemplate(names: names, dependency: try TemplateDependency(options.dependency))
    let writer = TemplateWriter(folder: folder.path)
    try writer.write(template.files)
    printMessage(
        """
        Wrote \(options.folder.visible): a package with a scene, the lab and a test.
          cd \(options.folder.visible) && swift run
        """)
}
