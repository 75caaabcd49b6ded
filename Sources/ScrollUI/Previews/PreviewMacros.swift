/// Declares a preview for Xcode's canvas. Here it is only type-checked and expands to nothing, so that shared source files need no
/// changes.
///
///     #Preview("In the dark") {
///         Card().preferredColorScheme(.dark)
///     }
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// Declares a preview with traits, which are type-checked but have no effect.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// Declares a preview for each of several arguments.
@freestanding(declaration)
public macro Preview<Argument>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
    @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// Marks a dynamic property in a preview, such as `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ScrollUIMacros", type: "Previewable")
