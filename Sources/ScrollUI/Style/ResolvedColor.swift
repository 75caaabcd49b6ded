import Foundation

extension Color {
    /// A colour resolved in an environment, as components.
    public struct Resolved: Hashable, Codable, Sendable, ShapeStyle, Animatable, CustomStringConvertible {
        /// The linear red component, from 0 to 1 within sRGB.
        public var linearRed: Float
        /// The linear green component, from 0 to 1 within sRGB.
        public var linearGreen: Float
        /// The linear blue component, from 0 to 1 within sRGB.
        public var linearBlue: Float
        /// The opacity, from 0 (transparent) to 1.
        public var opacity: Float

        /// Creates a colour from components from 0 to 1 in `colorSpace`.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let encoded = colorSpace.encoded(SIMD3(Double(red), Double(green), Double(blue)))
            self.init(encoded: SIMD4(encoded, Double(opacity)))
        }

        init(encoded: SIMD4<Double>) {
            (linearRed, linearGreen, linearBlue, opacity) = (0, 0, 0, Float(encoded.w))
            (red, green, blue) = (Float(encoded.x), Float(encoded.y), Float(encoded.z))
        }

        /// The red component with the transfer curve of sRGB.
        public var red: Float {
            get { Self.encode(linearRed) }
            set { linearRed = Self.decode(newValue) }
        }

        /// The green component with the transfer curve of sRGB.
        public var green: Float {
            get { Self.encode(linearGreen) }
            set { linearGreen = Self.decode(newValue) }
        }

        /// The blue component with the transfer curve of sRGB.
        public var blue: Float {
            get { Self.encode(linearBlue) }
            set { linearBlue = Self.decode(newValue) }
        }

        private static func encode(_ value: Float) -> Float { Float(Color.RGBColorSpace.encode(Double(value))) }
        private static func decode(_ value: Float) -> Float { Float(Color.RGBColorSpace.decode(Double(value))) }

        /// The linear components and the opacity, which are animated together.
        public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
            get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
            set {
                (linearRed, linearGreen) = (newValue.first, newValue.second.first)
                (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
            }
        }

        /// The sRGB components and the opacity as hexadecimal digits, such as `#3366CCFF`.
        public var description: String {
            "#"
                + [red, green, blue, opacity].map { String(format: "%02X", Int((min(max(0, $0), 1) * 255).rounded())) }
                .joined()
        }

        /// Returns this colour, which does not depend on the environment.
        public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
            Color(self)._resolve(in: environment)
        }
    }

    /// Creates a colour that does not depend on the environment.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// Returns the components of this colour in `environment`, such as the values that a view reads with `@Environment(\.self)`.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(encoded: components(in: environment.colorScheme, environment.colorCatalog))
    }
}
