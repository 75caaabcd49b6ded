/// Declares a variable as a value with a key of its own, in an extension of ``EnvironmentValues``, ``Transaction`` or
/// ``ContainerValues``:
///
///     extension EnvironmentValues {
///         @Entry var density = 1.0
///     }
///
/// The initial value of the variable is the default. It is created once, or on each access if the type is written
/// explicitly. An optional type needs none.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ScrollUIMacros", type: "Entry")
