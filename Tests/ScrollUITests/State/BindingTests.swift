import Foundation
import Observation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class BindingTests: XCTestCase {
    @Observable
    final class Library {
        var books = [Book(id: 1, title: "one"), Book(id: 2, title: "two"), Book(id: 3, title: "three")]
        var chosen: Book?
    }

    struct Book: Identifiable, Equatable {
        let id: Int
        var title: String
    }

    private struct Shelf: View {
        @Bindable var library: Library
        let probe: Probe
        var body: some View {
            VStack {
                ForEach($library.books) { $book in
                    Cell(title: $book.title, probe: probe).id(book.id)
                }
            }
        }
    }

    private struct Cell: View {
        @Binding var title: String
        let probe: Probe
        var body: some View {
            probe.hit(title)
            return Text(title).frame(width: 100, height: 20).onTapGesture { title += "!" }
        }
    }

    func testForEachOverABindingWritesIntoTheElement() async {
        let library = Library()
        let host = host { Shelf(library: library, probe: Probe()) }
        host.click(id: 2)
        XCTAssertEqual(library.books.map(\.title), ["one", "two!", "three"])
        XCTAssertEqual(host.texts, ["one", "two!", "three"])
    }

    func testABindingToAnElementThatHasGoneReadsItsLastValueAndDropsWrites() async {
        let library = Library()
        let last = Bindable(library).books[2].title
        XCTAssertEqual(last.wrappedValue, "three")
        library.books.removeLast()
        last.wrappedValue = "lost"
        XCTAssertEqual(last.wrappedValue, "three")
        XCTAssertEqual(library.books.map(\.title), ["one", "two"])
    }

    func testABindingToWhatIsInAnOptional() async {
        let library = Library()
        XCTAssertNil(Binding(Bindable(library).chosen))
        library.chosen = Book(id: 9, title: "nine")
        let chosen = Binding(Bindable(library).chosen)
        chosen?.title.wrappedValue = "ninth"
        XCTAssertEqual(library.chosen?.title, "ninth")
        library.chosen = nil
        XCTAssertEqual(chosen?.wrappedValue.title, "ninth", "the last value, for a view that is on its way out")
        chosen?.wrappedValue.title = "lost"
        XCTAssertNil(library.chosen)
    }

    func testABindingAsAnOptionalAndAsAnyHashable() async {
        var value = 1
        let base = Binding(get: { value }, set: { value = $0 })
        let optional = Binding<Int?>(base)
        optional.wrappedValue = 2
        optional.wrappedValue = nil
        XCTAssertEqual(value, 2)
        let hashable = Binding<AnyHashable>(base)
        hashable.wrappedValue = AnyHashable(3)
        hashable.wrappedValue = AnyHashable("three")
        XCTAssertEqual(value, 3)
        XCTAssertEqual(hashable.wrappedValue, AnyHashable(3))
    }

    func testABindingIsACollectionOfBindings() async {
        let library = Library()
        let books = Bindable(library).books
        XCTAssertEqual(books.map(\.wrappedValue.id), [1, 2, 3])
        for book in books { book.wrappedValue.title += "?" }
        XCTAssertEqual(library.books.map(\.title), ["one?", "two?", "three?"])
        XCTAssertEqual(books[1].id, 2)
    }

    func testWritesCarryTheTransactionOfTheBinding() async {
        var told: [Bool] = []
        let base = Binding(
            get: { 0 }, set: { (_: Int, transaction: Transaction) in told.append(transaction.animation != nil) })
        base.wrappedValue = 1
        base.animation().wrappedValue = 2
        base.animation(nil).wrappedValue = 3
        withAnimation { base.wrappedValue = 4 }
        XCTAssertEqual(told, [false, true, false, true])
    }

    func testAConstantStaysAsItIs() async {
        let constant = Binding.constant(1)
        constant.wrappedValue = 2
        XCTAssertEqual(constant.wrappedValue, 1)
    }
}
