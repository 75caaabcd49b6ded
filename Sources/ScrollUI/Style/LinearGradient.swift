import Drawing

/// Colours in order, spread evenly or at given locations.
public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a location.
    public struct Stop: Hashable, Sendable {
        /// The colour there.
        public var color: Color
        /// 0 at the start, 1 at the end.
        public var location: Double

        /// A colour at `location`, 0 at the start and 1 at the end.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// Expected in the order of their locations.
    public var stops: [Stop]

    /// Colours at given locations.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours spread evenly from 0 to 1.
    public init(colors: [Color]) {
        let last = Double(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }

    /// This style as it is in the given surroundings.
    @MainActor public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolve(in: environment)
    }
}

/// Colours along a line through the painted area: a style, and a view that fills what it is offered.
public struct LinearGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// From `startPoint` to `endPoint`, as shares of the painted area.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Colours spread evenly from `startPoint` to `endPoint`, as shares of the painted area.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at given locations between `startPoint` and `endPoint`, which are shares of the painted area.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// This style as it is in the given surroundings.
    @MainActor public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        gradient.resolved(.linear(start: startPoint, end: endPoint), in: environment)
    }
}

extension Gradient {
    @MainActor func resolved(_ geometry: GradientGeometry, in environment: EnvironmentValues) -> ResolvedStyle {
        let stops = stops.map {
            Drawing.Gradient.Stop(color: PixelColor($0.color.components(in: environment)), location: $0.location)
        }
        return .gradient(Drawing.Gradient(stops: stops), geometry)
    }
}

extension LinearGradient: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        Rectangle().fill(self)._lower(into: &builder)
    }
}
