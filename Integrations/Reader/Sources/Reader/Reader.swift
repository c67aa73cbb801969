/// An app, so that there is something to build. Its bars are in `Bars/Reader.duo`.
@main
enum Reader {
  static func main() {
    print("Reader")
  }
}
