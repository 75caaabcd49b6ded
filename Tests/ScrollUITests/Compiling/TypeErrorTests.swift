import Foundation
import ViewTestSupport
import XCTest

/// A mistake in a body of ten views is reported quickly, at its line, with a fitting message.
final class TypeErrorTests: XCTestCase {
    private static let source = """
        import ScrollUI

        struct Item: Identifiable {
            let id: Int
            var title = "a"
        }

        struct Page: View {
            @State private var items = [Item(id: 1)]
            @State private var front: Int?
            @State private var isOn = false
            let name: String

            var body: some View {
                VStack(alignment: .leading, spacing: 12) {
                    Text("Page of \\(name)").font(.largeTitle).bold().padding(.top, 20)
                    HStack {
                        Image(systemName: "star").foregroundStyle(.yellow)
                        Text("\\(items.count) items").foregroundStyle(.secondary)
                        Toggle("On", isOn: $isOn).frame(width: 120)
                    }
                    ScrollView(.horizontal) {
                        LazyHStack(spacing: 16) {
                            ForEach(items) { item in
                                Text(item.title).frame(width: 280, height: 180).background(.blue)
                            }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollTargetBehavior(.viewAligned)
                    .scrollPosition(id: $front)
                    Button("Next") { front = (front ?? 0) + 1 }.buttonStyle(.borderedProminent)
                    Circle().stroke(.red, lineWidth: 2).frame(width: 40, height: 40)
                    Text("End").frame(maxWidth: .infinity, alignment: .trailing)
                }
                .padding()
            }
        }
        """

    private func check(
        _ right: String, _ wrong: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let mistake = try Mistake(right, wrong, in: Self.source)
        XCTAssertEqual(mistake.fault, nil, file: file, line: line)
    }

    func testThePageItselfCompiles() throws {
        let check = try SourceCheck(Self.source)
        XCTAssertEqual(check.text, "")
        XCTAssertLessThan(check.seconds, 2)
    }

    func testAWrongModifierIsFoundWhereItStands() throws {
        try check(".bold().padding", ".bolt().padding")
        try check(".scrollTargetBehavior(.viewAligned)", ".scrollTargetBehaviour(.viewAligned)")
        try check(".frame(width: 280, height: 180)", ".frme(width: 280, height: 180)")
        try check("        .padding()", "        .paddin()")
    }

    func testAMisspeltPropertyIsFoundWhereItStands() throws {
        try check("Text(item.title)", "Text(item.titel)")
        try check("isOn: $isOn", "isOn: $isOff")
        try check("alignment: .trailing", "alignment: .traling")
    }

    func testAnArgumentOfAnotherTypeIsFoundWhereItStands() throws {
        try check(".padding(.top, 20)", ".padding(.top, \"20\")")
        try check("id: $front", "id: front")
        try check("lineWidth: 2", "linewidth: 2")
        try check("spacing: 16", "spacing: \"16\"")
    }
}
