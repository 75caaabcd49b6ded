import ScrollPhysics

extension ImportOptions {
    /// Returns the error for an option that the imported input of `log` does not depend on; nil without any.
    func unusedOption(by input: LoggedInput, of log: LogFile) -> PlaygroundError? {
        let used = usedOptions(input, log.format)
        guard let unused = givenOptions.first(where: { !used.contains($0) }) else { return nil }
        return PlaygroundError(
            .usage, "\(log.name): --\(unused.rawValue) has no effect on this log of \(log.format.rawValue).",
            remedy: "It is for \(unused.purpose). Remove --\(unused.rawValue).")
    }

    /// An option that only some input depends on. The raw values are the names.
    private enum Scale: String {
        case pixelsPerPoint = "pixels-per-point"
        case screen
        case pointsPerMillimetre = "points-per-mm"
        case direction

        /// The input that depends on it.
        var purpose: String {
            switch self {
            case .pixelsPerPoint: "chrome-trace, and touch screens in getevent or with --screen"
            case .screen: "touch screens in libinput-record, and in getevent with -lp"
            case .pointsPerMillimetre: "touch screens and touchpads in millimetres, without --screen"
            case .direction: "touchpads in libinput-record"
            }
        }
    }

    private var givenOptions: [Scale] {
        [
            pixelsPerPoint == nil ? nil : .pixelsPerPoint, screen == nil ? nil : .screen,
            pointsPerMillimetre == nil ? nil : .pointsPerMillimetre, direction == nil ? nil : .direction,
        ].compactMap { $0 }
    }

    private func usedOptions(_ input: LoggedInput, _ format: ImportFormat) -> [Scale] {
        switch format {
        case .chromeTrace: [.pixelsPerPoint]
        case .libinputEvents: input.hasPointer ? [.pointsPerMillimetre] : []
        case .getevent where input.hasPointer: input.screen == nil ? [.pixelsPerPoint] : [.pixelsPerPoint, .screen]
        case .libinputRecord where input.hasPointer:
            screen == nil ? [.pointsPerMillimetre] : [.pixelsPerPoint, .screen]
        case .libinputRecord where input.hasStrokes: [.pointsPerMillimetre, .direction]
        case .getevent, .libinputRecord: []
        }
    }
}
