/// Limits as a test report in JUnit's XML, which CI services show: one test case for each number.
struct JUnitReport {
    /// The cases of one recording.
    struct Suite {
        var name: String
        var checks: [LimitCheck]
    }

    /// The command, used as the class name of its cases.
    private let command: String
    private let suites: [Suite]

    init(_ suites: [Suite], of command: String) { (self.suites, self.command) = (suites, command) }

    var text: String {
        let markup: Markup = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
            \(suites.map(suite))</testsuites>

            """
        return markup.text
    }

    private func suite(_ suite: Suite) -> Markup {
        let failures = suite.checks.count { $0.failure != nil }
        return """
              <testsuite name="\(suite.name)" tests="\(suite.checks.count)" failures="\(failures)">
            \(suite.checks.map(testcase))  </testsuite>

            """
    }

    private func testcase(_ check: LimitCheck) -> Markup {
        let outcome: Markup =
            check.failure.map { "<failure message=\"\($0.message)\">\($0.remedy)</failure>" }
            ?? "<system-out>\(check.outcome)</system-out>"
        return """
                <testcase classname="scroll-playground.\(command)" name="\(check.name)">
                  \(outcome)
                </testcase>

            """
    }
}
