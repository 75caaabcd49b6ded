import Foundation

/// What lies under a page that hides another one: the background style where one was set.
struct PageGround: View {
    @Environment(\.backgroundStyle) private var style

    var body: some View {
        Rectangle().fill(style ?? AnyShapeStyle(ControlPalette.page))
    }
}
