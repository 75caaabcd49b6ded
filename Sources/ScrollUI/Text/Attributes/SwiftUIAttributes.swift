public import Foundation

extension AttributeScopes {
    /// What an attributed string says to a ``Text`` about its parts.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// A line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// A line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// Points more between the characters.
        public let kern: KerningAttribute
        /// Points more between the characters; `kern` goes before it.
        public let tracking: TrackingAttribute
        /// Points that the letters are raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's own, of which `link` is drawn.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// What is said.
            public typealias Value = Font
            /// By which it is stored.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// What is said.
            public typealias Value = Color
            /// By which it is stored.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// What is said.
            public typealias Value = Color
            /// By which it is stored.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// A line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// What is said.
            public typealias Value = Text.LineStyle
            /// By which it is stored.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// A line under the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// What is said.
            public typealias Value = Text.LineStyle
            /// By which it is stored.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// Points more between the characters.
        public enum KerningAttribute: AttributedStringKey {
            /// What is said.
            public typealias Value = CGFloat
            /// By which it is stored.
            public static let name = "SwiftUI.Kern"
        }

        /// Points more between the characters.
        public enum TrackingAttribute: AttributedStringKey {
            /// What is said.
            public typealias Value = CGFloat
            /// By which it is stored.
            public static let name = "SwiftUI.Tracking"
        }

        /// Points that the letters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// What is said.
            public typealias Value = CGFloat
            /// By which it is stored.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// What an attributed string says to a ``Text`` about its parts.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Attributes of ``Foundation/AttributeScopes/SwiftUIAttributes`` by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}
