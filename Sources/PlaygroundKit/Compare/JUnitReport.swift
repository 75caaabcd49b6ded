/// Limits as a test report in the XML of JUnit, which CI services show: one test case for each limit.
struct JUnitReport {
    private let checks: [LimitCheck]

    init(_ checks: [LimitCheck]) { self.checks = checks }

    func text(for options: CompareOptions) -> String {
        let suite = Self.escaped("\(options.recording): \(options.feels.joined(separator: " and "))")
        let failures = checks.count { $0.failure != nil }
        let cases = checks.map { check in
            let head = "    <testcase classname=\"scroll-playground.compare\" name=\"\(check.name)\""
            guard let failure = check.failure else {
                return head + ">\n      <system-out>\(Self.escaped(check.outcome))</system-out>\n    </testcase>\n"
            }
            return head + ">\n      <failure message=\"\(Self.escaped(failure.message))\">"
                + "\(Self.escaped(failure.remedy))</failure>\n    </testcase>\n"
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
              <testsuite name="\(suite)" tests="\(checks.count)" failures="\(failures)">
            \(cases.joined())  </testsuite>
            </testsuites>

            """
    }

    /// Fit for text and attributes. Control characters, which XML has no way to write, are shown as elsewhere.
    private static func escaped(_ text: String) -> String {
        text.visible.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}
