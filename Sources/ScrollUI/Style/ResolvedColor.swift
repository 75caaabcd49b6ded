import Foundation

extension Color {
    /// A colour as it is in certain surroundings, by its components.
    public struct Resolved: Hashable, Codable, Sendable, ShapeStyle, Animatable, CustomStringConvertible {
        /// In proportion to light, from 0 to 1 within sRGB.
        public var linearRed: Float
        /// In proportion to light, from 0 to 1 within sRGB.
        public var linearGreen: Float
        /// In proportion to light, from 0 to 1 within sRGB.
        public var linearBlue: Float
        /// From 0, nothing to see, to 1.
        public var opacity: Float

        /// Components from 0 to 1 as `colorSpace` means them.
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

        /// With the transfer curve of sRGB.
        public var red: Float {
            get { Self.encode(linearRed) }
            set { linearRed = Self.decode(newValue) }
        }

        /// With the transfer curve of sRGB.
        public var green: Float {
            get { Self.encode(linearGreen) }
            set { linearGreen = Self.decode(newValue) }
        }

        /// With the transfer curve of sRGB.
        public var blue: Float {
            get { Self.encode(linearBlue) }
            set { linearBlue = Self.decode(newValue) }
        }

        private static func encode(_ value: Float) -> Float { Float(Color.RGBColorSpace.encode(Double(value))) }
        private static func decode(_ value: Float) -> Float { Float(Color.RGBColorSpace.decode(Double(value))) }

        /// The components in proportion to light and the opacity, which animations change in step.
        public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
            get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
            set {
                (linearRed, linearGreen) = (newValue.first, newValue.second.first)
                (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
            }
        }

        /// The components in hexadecimal digits, as in `#3366CCFF`.
        public var description: String {
            "#"
                + [red, green, blue, opacity].map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }
                .joined()
        }

        /// This colour, whatever the surroundings are.
        public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
            Color(self)._resolve(in: environment)
        }
    }

    /// The same colour in all surroundings.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// The components of this colour in the given surroundings, such as those that a view reads by `@Environment(\.self)`.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(encoded: components(in: environment.colorScheme, environment.colorCatalog))
    }
}
