import Foundation

/// The `public` declarations of a module as text: types in alphabetical order, each with its members and those of its
/// extensions.
///
/// Reads lines as `swift format` lays them out: a declaration begins a line, and its members are indented further.
struct PublicFace {
    private static let types: Set<String> = ["struct", "class", "enum", "protocol", "actor"]
    private static let others: Set<String> = [
        "func", "var", "let", "init", "subscript", "case", "typealias", "macro", "associatedtype", "operator",
    ]

    /// A type or an extension whose lines are being read.
    private struct Scope {
        var indentation: Int
        var keyword: String
        /// The name, after the names of the types around it.
        var owner: String
        var isPublic: Bool
    }

    private var headings: [String: String] = [:]
    private var members: [String: Set<String>] = [:]
    /// Extensions with conformances to protocols, and the names in them.
    private var conformances: [(owner: String, signature: String, names: Set<String>)] = []
    /// Declared types, public and others.
    private var declared: Set<String> = []

    /// Reads the Swift files in a folder and its subfolders.
    init(folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL]
        for file in files ?? [] where file.pathExtension == "swift" {
            add(try String(contentsOf: file, encoding: .utf8))
        }
    }

    init(_ source: String) { add(source) }

    /// A line for each declaration; members are indented.
    var text: String {
        var members = members
        for conformance in conformances where !conformance.names.isDisjoint(with: headings.keys) {
            members[conformance.owner, default: []].insert(conformance.signature)
        }
        // A type that is not public has no public members, even if they are declared so.
        let owners = Set(members.keys).union(headings.keys).filter { owner in
            owner.isEmpty || parents(owner).allSatisfy { headings[$0] != nil || !declared.contains($0) }
        }
        return owners.sorted().map { owner in
            let heading = owner.isEmpty ? "" : (headings[owner] ?? "extension \(owner)") + "\n"
            let indentation = owner.isEmpty ? "" : "    "
            return heading + members[owner, default: []].sorted().map { indentation + $0 + "\n" }.joined()
        }.joined()
    }

    /// The type and the types around it.
    private func parents(_ owner: String) -> [String] {
        let names = owner.split(separator: ".")
        return names.indices.map { names[...$0].joined(separator: ".") }
    }

    private mutating func add(_ source: String) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var scopes: [Scope] = []
        var isText = false
        for (index, line) in lines.enumerated() {
            let wasText = isText
            if line.contains("\"\"\"") { isText = !isText }
            let content = line.drop { $0 == " " }
            guard !wasText, !content.isEmpty, !content.hasPrefix("//"), !content.hasPrefix("}") else { continue }
            let indentation = line.count - content.count
            while let last = scopes.last, last.indentation >= indentation { scopes.removeLast() }
            // A line indented further than members is inside of one of them.
            guard indentation == (scopes.last?.indentation ?? -4) + 4 else { continue }
            guard let declaration = Declaration(content) else { continue }
            add(declaration, Self.signature(declaration, lines[index...]), in: &scopes, indentation)
        }
    }

    private mutating func add(
        _ declaration: Declaration, _ signature: String, in scopes: inout [Scope], _ indentation: Int
    ) {
        let around = scopes.last
        let isRequirement = around?.keyword == "protocol" || declaration.keyword == "case"
        let isPublic = declaration.isPublic || (isRequirement && around?.isPublic == true && !declaration.isHidden)
        let owner = around?.owner ?? ""
        guard declaration.keyword == "extension" || Self.types.contains(declaration.keyword) else {
            if isPublic { members[owner, default: []].insert(signature) }
            return
        }
        let name = owner.isEmpty ? declaration.name : "\(owner).\(declaration.name)"
        scopes.append(
            Scope(indentation: indentation, keyword: declaration.keyword, owner: name, isPublic: isPublic))
        if declaration.keyword == "extension" {
            guard signature.contains(":") else { return }
            let names = signature.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
            conformances.append((name, signature, Set(names.dropFirst())))
        } else {
            declared.insert(name)
            // With the names of the types around it.
            if isPublic { headings[name] = signature.replacing(declaration.name, with: name, maxReplacements: 1) }
        }
    }

    /// A declaration up to its body, on one line.
    private static func signature(_ declaration: Declaration, _ lines: ArraySlice<Substring>) -> String {
        var text = declaration.text
        // A value of several lines adds no information.
        if ["let", "var"].contains(declaration.keyword), balance(text) > 0, let value = text.firstRange(of: " = ") {
            return String(text[..<value.lowerBound])
        }
        var depth = balance(text)
        for line in lines.dropFirst() {
            let next = line.drop { $0 == " " }
            let goesOn = ["->", "where ", "throws", "async", ")"].contains { next.hasPrefix($0) }
            guard depth > 0 || (goesOn && !text.hasSuffix("{") && !text.hasSuffix("}")) else { break }
            text += (text.hasSuffix("(") || next.hasPrefix(")") ? "" : " ") + next
            depth += balance(next)
        }
        return body(of: text).map { String(text[..<$0]).trimmingCharacters(in: .whitespaces) } ?? text
    }

    /// The index of the first brace outside of brackets.
    private static func body(of text: String) -> String.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{" where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    private static func balance(_ text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + ("([".contains($1) ? 1 : ")]".contains($1) ? -1 : 0) }
    }

    /// The beginning of a declaration.
    private struct Declaration {
        let isPublic: Bool
        /// Whether the declaration states a lower access level.
        let isHidden: Bool
        let keyword: String
        let name: String
        /// Without the word `public`.
        let text: String

        /// Nil for a line without a declaration.
        init?(_ line: Substring) {
            var access = ""
            var isFound = false
            var (keyword, name) = ("", "")
            for word in line.split(separator: " ").prefix(12) {
                if isFound {
                    name = String(word.prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) })
                    break
                }
                let start = String(word.prefix { $0.isLetter || $0 == "@" })
                if ["public", "package", "private", "fileprivate", "internal", "open"].contains(start) {
                    if !word.contains("(set)") { access = start }
                } else if start == "extension" || PublicFace.types.contains(start) || PublicFace.others.contains(start)
                {
                    // A member of the class itself.
                    if start == "class", line.contains("class func ") || line.contains("class var ") { continue }
                    (keyword, isFound) = (start, true)
                } else if !PublicFace.isModifier(String(word)) {
                    return nil
                }
            }
            guard isFound else { return nil }
            (self.keyword, self.name) = (keyword, name)
            isPublic = access == "public" || access == "open"
            isHidden = !access.isEmpty && !isPublic
            text = String(isPublic ? line.replacing("public ", with: "", maxReplacements: 1) : line)
        }
    }

    private static func isModifier(_ word: String) -> Bool {
        word.hasPrefix("@")
            || [
                "static", "final", "mutating", "nonmutating", "indirect", "nonisolated", "override", "lazy", "weak",
                "unowned", "convenience", "required", "dynamic", "consuming", "borrowing", "prefix", "postfix", "infix",
            ].contains(String(word.prefix { $0 != "(" }))
    }
}
