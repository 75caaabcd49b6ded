import Foundation
import ScrollUI

/// The window and the settings around views that change at random.
package struct Surroundings: Equatable {
    private var width: CGFloat = 400
    private var safeArea = EdgeInsets()
    private var scheme = ColorScheme.dark
    private var typeSize = DynamicTypeSize.large
    private var direction = LayoutDirection.leftToRight
    private var isEnabled = true
    private var weight: LegibilityWeight?
    private var controlSize = ControlSize.regular

    package init() {}

    /// The same surroundings with one change.
    package func changed(_ random: inout SeededNumbers) -> Surroundings {
        var changed = self
        switch random.next(8) {
        case 0: changed.width = [400, 250, 321.5, 700][random.next(4)]
        case 1:
            changed.safeArea =
                random.next(2) == 0 ? EdgeInsets() : EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 12)
        case 2: changed.scheme = scheme == .dark ? .light : .dark
        case 3: changed.typeSize = DynamicTypeSize.allCases[random.next(DynamicTypeSize.allCases.count)]
        case 4: changed.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
        case 5: changed.isEnabled.toggle()
        case 6: changed.weight = weight == nil ? .bold : nil
        default: changed.controlSize = [.mini, .small, .regular, .large][random.next(4)]
        }
        return changed
    }

    /// Gives a host the size, the safe area and the colour scheme. Its height stays.
    @MainActor
    package func apply(to host: ViewHost) {
        host.size.width = width
        host.safeAreaInsets = safeArea
        host.colorScheme = scheme
    }

    /// Returns a view with the settings.
    @MainActor
    package func around(_ content: some View) -> some View {
        content
            .dynamicTypeSize(typeSize)
            .environment(\.layoutDirection, direction)
            .environment(\.legibilityWeight, weight)
            .controlSize(controlSize)
            .disabled(!isEnabled)
    }
}
