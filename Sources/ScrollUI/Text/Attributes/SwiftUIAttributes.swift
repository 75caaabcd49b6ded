public import Foundation

extension AttributeScopes {
    /// The attributes of an attributed string that a ``Text`` shows.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// Additional space between the characters, in points.
        public let kern: KerningAttribute
        /// Additional space between the characters, in points; `kern` takes precedence.
        public let tracking: TrackingAttribute
        /// The upward offset of the text from the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes of Foundation. Of these, `link` affects the drawing.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Font
            /// The attribute's storage name.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The attribute's storage name.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The attribute's storage name.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// A line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The attribute's storage name.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// A line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The attribute's storage name.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// Additional space between the characters, in points.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The attribute's storage name.
            public static let name = "SwiftUI.Kern"
        }

        /// Additional space between the characters, in points.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The attribute's storage name.
            public static let name = "SwiftUI.Tracking"
        }

        /// The upward offset of the text from the baseline, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The attribute's storage name.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes of an attributed string that a ``Text`` shows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attributes of ``Foundation/AttributeScopes/SwiftUIAttributes``, by name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}
