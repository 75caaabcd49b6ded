// A window's errors include file errors, and programs that draw without a window save pictures.
@_exported import SystemFiles
