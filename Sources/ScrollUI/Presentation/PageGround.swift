import Foundation

/// The background of a page that covers another one: the background style if one is set.
package struct PageGround: View {
    package init() {
    }

    @Environment(\.backgroundStyle) private var style

    package var body: some View {
        Rectangle().fill(style ?? AnyShapeStyle(ControlPalette.page))
    }
}
