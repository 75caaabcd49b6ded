/// Makes a variable a value with a key of its own, in an extension of ``EnvironmentValues``, ``Transaction`` or
/// ``ContainerValues``:
///
///     extension EnvironmentValues {
///         @Entry var density = 1.0
///     }
///
/// The value that the variable is written with is the default: made once, or whenever it is asked for where the type is
/// written too. An optional type needs none.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ScrollUIMacros", type: "Entry")
