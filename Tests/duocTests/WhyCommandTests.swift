import Testing

@testable import duoc

@Suite struct WhyCommandTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      "Reader.duo",
      """
      duo 1

      app Reader {
        stack {
          screen Feeds { item add "Add" symbol: plus }
          screen Article { item share "Share" symbol: square.and.arrow.up; item add "Add" symbol: plus }
        }
        scenario typing { pose: outerPortrait; keyboard: shown }
      }

      """)
  }

  @Test func tells() {
    let outcome = duoc("why", "share", "Reader.duo", in: directory)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("Reader · Article · share “Share”\nsymbol square.and.arrow.up · Reader.duo:6:22\n\nin the column"))
    for pose in ["outerPortrait", "innerTabletop", "splitRight", "scenario typing"] { #expect(outcome.output.contains(pose)) }
  }

  @Test func whatIsAskedForIsAll() {
    let pose = duoc("why", "share", "--pose", "outerLandscape", in: directory).output
    #expect(pose.contains("outerLandscapeRight") && !pose.contains("typing") && !pose.contains("innerLandscape"))
    let scenario = duoc("why", "share", "--scenario", "typing", in: directory).output
    #expect(scenario.contains("typing") && !scenario.contains("outerLandscape"))
    let both = duoc("why", "share", "--scenario", "typing", "--pose", "splitLeft", in: directory).output
    #expect(both.contains("typing") && both.contains("splitLeft") && !both.contains("splitRight"))
  }

  @Test(arguments: [
    (["why"], "`why` needs the name of a control: duoc why NAME [PATH…]"),
    (["why", "", "Reader.duo"], "`why` needs the name of a control"), (["why", "."], "there is no control `.`"),
    (["why", "Article."], "there is no control `Article.`"), (["why", "Reader.duo"], "the name of a control comes before it"), (["why", "-"], "`-` is a path"),
    (["why", "add"], "`add` names 2 controls; one of them is meant: Feeds.add, Article.add"),
    (["why", "Article"], "`Article` holds controls; one of them is meant: Article.share, Article.add"),
    (["why", "shrae"], "there is no control `shrae`; did you mean `share`?"),
    (["why", "Article.shrae"], "did you mean `Article.share`?"), (["why", "Feeds.back"], "`Feeds` has no `back` in any pose or scenario"),
    (["why", "share", "--pose", "outerPortrat"], "did you mean `outerPortrait`"), (["why", "share", "--scenario", "typng"], "did you mean `typing`"),
    (["why", "Redaer.Article.share"], "there is no control `Redaer.Article.share`; did you mean `Article.share`?"),
    (["why", "share", "nowhere.duo"], "there is no such file"),
  ])
  func refuses(_ line: [String], _ message: String) {
    var io = TestIO(directory)
    let code = run(line, &io)
    Outcome(code: code, output: io.outputText, errors: io.errorText).expectRefusal(message)
  }

  @Test func besideErrors() throws {
    try directory.write("Broken.duo", Sample.broken)
    let outcome = duoc("why", "share", in: directory)
    #expect(outcome.code == 1 && outcome.output.contains("Article") && outcome.errors.contains("unclosed-block"))
    let unknown = duoc("why", "shrae", in: directory)
    #expect(unknown.code == 1 && unknown.errors.hasSuffix("duoc: `shrae` is none of the controls in files without errors\n"))
  }
}
