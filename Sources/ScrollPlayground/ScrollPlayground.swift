@main struct ScrollPlayground { static func main() {} }
