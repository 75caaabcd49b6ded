import Foundation
import ScrollAnalysis
import ScrollPhysics

/// A page on which a person feels one or two feels, as one HTML file that needs nothing else.
struct SharePage {
    let scene: SharedScene
    /// One or two.
    let feels: [FeelFile]
    let takes: [SharedTake]

    /// The same feels and takes give the same bytes. A served page can send takes to where it came from. Throws what
    /// reading the page's parts throws.
    func text(_ assets: WebAssets, isServed: Bool = false) throws(PlaygroundError) -> String {
        var modules = WebModules(assets)
        try modules.add("main")
        let parts = [
            "TITLE": title.escapedForPage, "STYLE": try assets.text("style.css"), "MODULES": modules.text,
            "DATA": JSONWriter.line(.object(data(isServed))).escapedForScript,
            "POLICY": Self.policy(isServed: isServed),
            "CORE": Data(try assets.bytes("scroll-physics.wasm")).base64EncodedString(),
        ]
        // All at once: what is put in may look like one of the marks.
        return try assets.text("page.html").replacing(/@([A-Z]+)@/) { parts[String($0.1)] ?? String($0.0) }
    }

    private var title: String { feels.map(SharedFeel.title(of:)).joined(separator: " and ") }

    /// What the page may load and ask for: nothing but itself.
    static func policy(isServed: Bool) -> String {
        let connections = isServed ? "connect-src 'self'; " : ""
        return
            "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; \(connections)"
            + "base-uri 'none'; form-action 'none'"
    }

    private func data(_ isServed: Bool) -> JSONObject {
        var data = content
        if isServed { data["isServed"] = .bool(true) }
        return data
    }

    private var content: JSONObject {
        [
            "program": .string("ScrollPlayground \(ProgramVersion.number)"), "scene": .string(scene.rawValue),
            "stage": .object((feels.first?.stage ?? StageSettings()).json),
            "colors": .array(CardColor.all.map(Self.color)),
            "feels": .array(feels.map { .object(SharedFeel($0).json) }), "takes": .array(takes.map(\.json)),
        ]
    }

    private static func color(_ color: CardColor) -> JSONValue {
        .object([
            "name": .string(color.name), "top": .string(color.top.name), "bottom": .string(color.bottom.name),
            "text": .string(color.text.name),
        ])
    }
}

extension String {
    /// Fit for the text of an element.
    fileprivate var escapedForPage: String {
        let markup: Markup = "\(self)"
        return markup.text
    }

    /// JSON that cannot end the element it stands in. A "<" is only found within its texts, which may have it so.
    fileprivate var escapedForScript: String { replacing("<", with: "\\u003c") }
}
