import CScrollPhysics

@c @implementation
func sphy_version() -> Int32 { SPHY_VERSION_MAJOR * 10_000 + SPHY_VERSION_MINOR * 100 + SPHY_VERSION_PATCH }
