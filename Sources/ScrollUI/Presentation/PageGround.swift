import Foundation

/// What lies under a page that hides another one: the background style where one was set.
package struct PageGround: View {
    package init() {
    }

    @Environment(\.backgroundStyle) private var style

    package var body: some View {
        Rectangle().fill(style ?? AnyShapeStyle(ControlPalette.page))
    }
}
