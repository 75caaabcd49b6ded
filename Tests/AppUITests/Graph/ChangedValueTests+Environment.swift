import AppUI
import Drawing
import Foundation
import ScrollUI

extension ChangedValueTests {
    func testTextAndEnvironment() async {
        check([
            ("multiply", { view, isOn in view.colorMultiply(isOn ? .red : .blue) }),
            ("redacted", { view, isOn in view.redacted(reason: isOn ? .placeholder : []) }),
            ("font", { view, isOn in view.font(isOn ? .title : .caption) }),
            ("fontWeight", { view, isOn in view.fontWeight(isOn ? .bold : .light) }),
            ("fontDesign", { view, isOn in view.fontDesign(isOn ? .monospaced : .serif) }),
            ("fontWidth", { view, isOn in view.fontWidth(isOn ? .condensed : .expanded) }),
            ("bold", { view, isOn in view.bold(isOn) }),
            ("italic", { view, isOn in view.italic(isOn) }),
            ("monospaced", { view, isOn in view.monospaced(isOn) }),
            ("monospacedDigit", { view, isOn in isOn ? AnyView(view.monospacedDigit()) : AnyView(view) }),
            ("underline", { view, isOn in view.underline(isOn) }),
            ("strikethrough", { view, isOn in view.strikethrough(isOn) }),
            ("kerning", { view, isOn in view.kerning(isOn ? 1 : 4) }),
            ("tracking", { view, isOn in view.tracking(isOn ? 1 : 4) }),
            ("baselineOffset", { view, isOn in view.baselineOffset(isOn ? 1 : 4) }),
            ("lineLimit", { view, isOn in view.lineLimit(isOn ? 1 : 2) }),
            ("lineLimitReserve", { view, isOn in view.lineLimit(3, reservesSpace: isOn) }),
            ("lineSpacing", { view, isOn in view.lineSpacing(isOn ? 1 : 9) }),
            ("multilineTextAlignment", { view, isOn in view.multilineTextAlignment(isOn ? .center : .trailing) }),
            ("truncation", { view, isOn in view.lineLimit(1).truncationMode(isOn ? .head : .middle) }),
            ("minimumScaleFactor", { view, isOn in view.lineLimit(1).minimumScaleFactor(isOn ? 0.3 : 1) }),
            ("allowsTightening", { view, isOn in view.lineLimit(1).allowsTightening(isOn) }),
            ("textCase", { view, isOn in view.textCase(isOn ? .uppercase : nil) }),
            ("textScale", { view, isOn in view.textScale(.secondary, isEnabled: isOn) }),
            ("textRenderer", { view, isOn in view.textRenderer(Renderer(distance: isOn ? 3 : 9)) }),
            ("dynamicTypeSize", { view, isOn in view.dynamicTypeSize(isOn ? .large : .xxxLarge) }),
            (
                "dynamicTypeRange",
                { view, isOn in
                    view.dynamicTypeSize(isOn ? DynamicTypeSize.small...DynamicTypeSize.small : .xxLarge ... .xxxLarge)
                }
            ),
            ("foregroundStyle", { view, isOn in view.foregroundStyle(isOn ? Color.red : .blue) }),
            ("foregroundStyle2", { view, isOn in view.foregroundStyle(.red, isOn ? Color.red : .blue) }),
            (
                "gradient",
                { view, isOn in
                    view.foregroundStyle(
                        LinearGradient(colors: [.red, isOn ? .blue : .green], startPoint: .top, endPoint: .bottom))
                }
            ),
            ("colorScheme", { view, isOn in view.colorScheme(isOn ? .dark : .light) }),
            ("preferredColorScheme", { view, isOn in view.preferredColorScheme(isOn ? .dark : .light) }),
            ("environment", { view, isOn in view.environment(\.colorScheme, isOn ? .dark : .light) }),
            ("locale", { view, isOn in view.environment(\.locale, Locale(identifier: isOn ? "de_DE" : "en_US")) }),
            (
                "flips",
                { view, isOn in
                    view.environment(\.layoutDirection, .rightToLeft).flipsForRightToLeftLayoutDirection(isOn)
                }
            ),
            ("imageScale", { view, isOn in view.imageScale(isOn ? .large : .small) }),
            ("symbolVariant", { view, isOn in view.symbolVariant(isOn ? .fill : .none) }),
            ("symbolRenderingMode", { view, isOn in view.symbolRenderingMode(isOn ? .hierarchical : .monochrome) }),
            ("focusOutline", { view, isOn in view.focusOutline(isOn) }),
        ])
    }

    func testControlsAndLists() async {
        check([
            ("transform", { view, isOn in view.transformEffect(CGAffineTransform(translationX: isOn ? 3 : 9, y: 0)) }),
            (
                "scrollTransition",
                { view, isOn in view.scrollTransition { c, p in c.opacity(p.isIdentity ? (isOn ? 0.9 : 0.4) : 0.5) } }
            ),
            ("disabled", { view, isOn in view.disabled(isOn) }),
            ("tint", { view, isOn in view.tint(isOn ? Color.red : .blue) }),
            ("buttonStyle", { view, isOn in view.buttonStyle(Plate(color: isOn ? .red : .blue)) }),
            (
                "buttonStyle2",
                { view, isOn in isOn ? AnyView(view.buttonStyle(.bordered)) : AnyView(view.buttonStyle(.plain)) }
            ),
            (
                "buttonBorderShape",
                { view, isOn in view.buttonStyle(.bordered).buttonBorderShape(isOn ? .capsule : .roundedRectangle) }
            ),
            ("toggleStyle", { view, isOn in view.toggleStyle(Square(color: isOn ? .red : .blue)) }),
            ("controlSize", { view, isOn in view.controlSize(isOn ? .large : .mini) }),
            (
                "labelStyle",
                { view, isOn in isOn ? AnyView(view.labelStyle(.iconOnly)) : AnyView(view.labelStyle(.titleOnly)) }
            ),
            ("labelsHidden", { view, isOn in isOn ? AnyView(view.labelsHidden()) : AnyView(view) }),
            (
                "pickerStyle",
                { view, isOn in isOn ? AnyView(view.pickerStyle(.segmented)) : AnyView(view.pickerStyle(.inline)) }
            ),
            ("menuIndicator", { view, isOn in view.menuIndicator(isOn ? .hidden : .visible) }),
            ("headerProminence", { view, isOn in view.headerProminence(isOn ? .increased : .standard) }),
            ("contentMargins", { view, isOn in view.contentMargins(isOn ? 3 : 20) }),
            ("scrollClipDisabled", { view, isOn in view.scrollClipDisabled(isOn) }),
            ("scrollDisabled", { view, isOn in view.scrollDisabled(isOn) }),
            ("scrollIndicators", { view, isOn in view.scrollIndicators(isOn ? .hidden : .visible) }),
            ("scrollContentBackground", { view, isOn in view.scrollContentBackground(isOn ? .hidden : .visible) }),
            (
                "listRowInsets",
                { view, isOn in view.listRowInsets(EdgeInsets(top: 0, leading: isOn ? 3 : 9, bottom: 0, trailing: 0)) }
            ),
            ("listRowInsetsNil", { view, isOn in view.listRowInsets(isOn ? EdgeInsets() : nil) }),
            ("listRowSeparator", { view, isOn in view.listRowSeparator(isOn ? .hidden : .visible) }),
            ("listRowSeparatorTint", { view, isOn in view.listRowSeparatorTint(isOn ? .red : .blue) }),
            ("listRowBackground", { view, isOn in view.listRowBackground(isOn ? Color.red : Color.blue) }),
            ("listRowBackgroundNil", { view, isOn in view.listRowBackground(isOn ? Color.red : nil) }),
            ("listSectionSeparator", { view, isOn in view.listSectionSeparator(isOn ? .hidden : .visible) }),
            ("listRowSpacing", { view, isOn in view.listRowSpacing(isOn ? 3 : 20) }),
            ("listItemTint", { view, isOn in view.listItemTint(isOn ? Color.red : .blue) }),
            ("badge", { view, isOn in view.badge(isOn ? 3 : 5) }),
            ("badgeZero", { view, isOn in view.badge(isOn ? 3 : 0) }),
            (
                "transformPreference",
                { view, isOn in
                    view.transformPreference(Numbers.self) { $0.append(isOn ? 1 : 2) }.overlayPreferenceValue(
                        Numbers.self
                    ) { Text("\($0.count) \($0.first ?? 0)") }
                }
            ),
            (
                "transformEnvironment",
                { view, isOn in view.transformEnvironment(\.font) { $0 = isOn ? .title : .caption } }
            ),
            ("hoverEffect", { view, isOn in view.hoverEffect(isEnabled: isOn) }),
        ])
    }
}
