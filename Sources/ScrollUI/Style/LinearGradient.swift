import Drawing

/// Colours in order, spread evenly or at given locations.
public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a location.
    public struct Stop: Hashable, Sendable {
        /// The colour at the location.
        public var color: Color
        /// The location, from 0 at the start to 1 at the end.
        public var location: Double

        /// Creates a colour stop at `location`, 0 at the start and 1 at the end.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The stops, in ascending order of their locations.
    public var stops: [Stop]

    /// Creates a gradient of colours at given locations.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient of colours spread evenly from 0 to 1.
    public init(colors: [Color]) {
        let last = Double(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }

    /// Returns this style resolved in `environment`, as a linear gradient from top to bottom.
    @MainActor public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolve(in: environment)
    }
}

/// A gradient along a line: a style, and a view that fills the proposed size.
public struct LinearGradient: ShapeStyle, Hashable {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    /// Creates a gradient from `startPoint` to `endPoint`, in unit coordinates of the painted area.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient of colours spread evenly from `startPoint` to `endPoint`, in unit coordinates of the painted area.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of colours at given locations between `startPoint` and `endPoint`, in unit coordinates of the painted area.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns this style resolved in `environment`.
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
    /// A built-in view without a body.
    public typealias Body = Never

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        Rectangle().fill(self)._lower(into: &builder)
    }
}
