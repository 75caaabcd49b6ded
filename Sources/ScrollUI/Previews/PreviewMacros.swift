/// Says how a view is shown in Xcode's canvas. There is no canvas here: the preview is checked by the compiler and leaves
/// nothing behind, so that files written for both keep theirs.
///
///     #Preview("In the dark") {
///         Card().preferredColorScheme(.dark)
///     }
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// A preview with traits, which are checked and otherwise without effect.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// A preview of each of several arguments.
@freestanding(declaration)
public macro Preview<Argument>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
    @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "ScrollUIMacros", type: "Preview")

/// Marks a dynamic property within a preview, such as `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ScrollUIMacros", type: "Previewable")
