import ScrollAnalysis

extension SceneCode {
    static func margins(_ values: MarginValues) -> SceneCode {
        let edges = values.edges.code
        func modifier(_ name: String, _ length: Double, _ suffix: String = "") -> String {
            ".\(name)(\(edges)\(length.shortestDecimal)\(suffix))"
        }
        let safeArea = modifier("safeAreaPadding", values.safeArea)
        let content = modifier("contentMargins", values.content, ", for: .scrollContent")
        let indicators = modifier("contentMargins", values.indicators, ", for: .scrollIndicators")
        return SceneCode(
            gist: "\(safeArea) \(content)",
            listing: """
                struct Margins: View {
                    var body: some View {
                        ScrollView {
                            LazyVStack(spacing: 10) {
                                ForEach(0..<40) { number in
                                    Card(number)
                                }
                            }
                        }
                        \(safeArea)
                        \(content)
                        \(indicators)
                    }
                }
                """)
    }
}

extension MarginEdges {
    /// The first argument in code, with its separator.
    fileprivate var code: String { self == .all ? "" : ".\(self), " }
}
