extension Command {
  /// All commands, in the order in which help lists them.
  static let all = [
    Command(
      name: .build, operands: .paths,
      summary: "lay out the bars and write tables, diagrams or data",
      about: [
        "Works out where every control stands, screen by screen and pose by pose, and writes it to standard output, or into files "
          + "with -o. Findings go to standard error. A file with errors of syntax, names or types gives no output; other findings "
          + "never stop it.",
        "With -o, a file that would stay the same is not touched: its date tells when the layout last changed.",
        "With --watch it stays, and runs again whenever a file that it read changes (a text, an import, the project, the device) or "
          + "a directory has a new one. Changes within 50 milliseconds are one. While a file has errors its last good output stays.",
        "With --depfile the outputs and all files that were read are written as rules for make, which ninja reads too.",
        "In a project with `output` it writes files there, of the project's formats; with --format and without -o it goes to "
          + "standard output there too.",
      ],
      examples: [
        Example("duoc build Reader.duo", "tables, in four poses"),
        Example("duoc build --pose all --format json", "all nine poses, as data"),
        Example("duoc build -o out --format table,csv", "out/Reader.txt, out/Reader.csv"),
        Example("duoc build -o out --watch", "again after each change"),
        Example("duoc build --format checklist", "tasks for somebody with a device"),
      ]),
    Command(
      name: .check, operands: .paths,
      summary: "report everything that is wrong or doubtful",
      about: [
        "Does all that build does, except writing layouts. Findings are what it writes: they go to standard output, whatever their "
          + "form, and a line that counts them to standard error.",
        "What a finding counts for can be changed by its slug, the word in brackets after its severity. Errors of syntax, names and "
          + "types stay errors.",
        "With --fix the safe fixes are applied until there are none left (at most ten rounds), and what remains is reported. Only "
          + "files that the paths name are changed, and none if one of them cannot be written; what they import is left alone. "
          + "With - as a path the fixed text goes to standard output and the findings to standard error.",
        "A baseline lets an app that has findings start clean: the first run writes the file, later ones leave out what it lists and "
          + "report what is new. A line is SLUG, PATH, MESSAGE and, if there are several alike, COUNT, with tabs between them and no "
          + "line numbers. Lines whose findings are gone are counted; to renew the file, delete it and run again.",
        "An editor gives the text on standard input and the file it belongs to with --stdin-path.",
      ],
      examples: [
        Example("duoc check", "every .duo file below here"),
        Example("duoc check --strict Specs", "warnings count as errors do"),
        Example("duoc check --diagnostics sarif", "for a tool that reads SARIF"),
        Example("duoc check --diff", "what --fix would change"),
        Example("duoc check --fix Reader.duo", "mend it, report the rest"),
        Example("duoc check --error missing-title", "no icon without a title"),
        Example("duoc check --baseline known.txt", "only what is new"),
        Example("duoc check --summary", "a table of the app's screens"),
      ]),
    Command(
      name: .test, operands: .paths,
      summary: "check what the files expect of their layouts",
      about: [
        "Lays out each screen that has an `expect` in the poses and scenarios that it names, and reports those that do not hold, "
          + "expected and actual side by side. Findings go to standard output, with the errors of these files; a line that counts "
          + "the expectations goes to standard error. `duoc check` reports the same among all else.",
        "It judges expectations alone: of the flags that say what a finding counts for, those with `expectation-failed` have an "
          + "effect here.",
      ],
      examples: [
        Example("duoc test", "every expectation below here"),
        Example("duoc test --diagnostics github Specs", "beside the lines of a pull request"),
      ]),
    Command(
      name: .fmt, operands: .paths,
      summary: "lay the files out in the one style",
      about: [
        "Two spaces a level, comments where they were, no alignment. A header that takes more than 100 columns, its indentation not "
          + "counted, moves its attributes into its block. What the files mean stays the same, and what is formatted stays as it is.",
        "Only the files that the paths name are written, and none if one of them cannot be; what they import is left alone. With - "
          + "as a path the formatted text goes to standard output.",
        "Lines with an error of syntax are left as they are, and so is a file whose braces do not match or that holds a merge "
          + "conflict. That is said, and is no failure: to find errors is up to check.",
      ],
      examples: [
        Example("duoc fmt", "every .duo file below here"),
        Example("duoc fmt --check", "the names of files to format; for a build machine"),
        Example("duoc fmt --diff Reader.duo", "what it would change"),
        Example("duoc fmt - --stdin-path Reader.duo", "for an editor"),
      ]),
    Command(
      name: .why, operands: .controlAndPaths,
      summary: "where a control is in each pose, and by which rules",
      about: [
        "NAME is the end of a control's path: share, Article.share, Feeds.selecting.done, or what the system adds, such as "
          + "Article.back, Article.overflow, Article.tabs.",
        "Tells for each pose and scenario in which bar the control is and by which rules, what is missing where there is no room "
          + "for it, and in which order items leave as room shrinks. What nobody has published is marked ≈ estimated.",
      ],
      examples: [
        Example("duoc why Article.share", "in all nine poses and every scenario"),
        Example("duoc why share --pose outerPortrait", "in one pose"),
      ]),
    Command(
      name: .diff, operands: .versions,
      summary: "what moved between two versions",
      about: [
        "Lays out both versions in all poses and scenarios and tells what became of each control: gone or added, into the menu or out of it, "
          + "in another bar, on another axis, in another order, in another capsule, with another look, or only moved along. What is "
          + "the same in several poses is told once.",
        "Without an operand the working directory is compared with HEAD; with a REV, with that revision. OLD and NEW are two revisions or "
          + "two paths. A path that exists wins over a revision of that name (write NAME^0 for the revision; HEAD always means the "
          + "revision); a path alone is compared with what it was in HEAD, a path beside a revision with what it was there. REV:PATH is a "
          + "file or directory that the revision has, relative to the working directory; A..B and A...B are understood as git diff does. "
          + "Revisions are read with the installed git, and nothing is checked out or written.",
        "Errors of either version go to standard error, those of a revision with its name before the file's. Apps whose files have "
          + "errors in one version are not compared. States count as screens.",
        "The data of --format json, schema duo-diff/1, one screen a line. Every key is always there; what is not is null:",
      ],
      sample: diffSchema,
      examples: [
        Example("duoc diff", "the working directory against HEAD"),
        Example("duoc diff main", "against a branch"),
        Example("duoc diff main...", "against where the branch began"),
        Example("duoc diff old.duo new.duo", "two files"),
        Example("duoc diff v1 v2 --format markdown", "for a pull request"),
        Example("duoc diff --exit-code", "fail if something moved"),
      ]),
    Command(
      name: .explain, operands: .word,
      summary: "what a rule, a word, a pose, an API or a finding is",
      about: [
        "NAME is a rule of layout, a pose, a word of the language (a kind, an attribute, a value), a name that SwiftUI, UIKit or "
          + "the talks use, the slug of a finding, a length of the device, or an output of build. A word with several meanings has all of "
          + "them told. Without NAME all that can be explained is listed.",
      ],
      examples: [
        Example("duoc explain icon-vertical", "a rule: what it says, how sure it is, its source"),
        Example("duoc explain trailingItemGroups", "a name of UIKit"),
      ]),
    Command(
      name: .device, operands: .paths,
      summary: "the device data in force: lengths, behaviours, poses",
      about: [
        "Prints each length, each disputed behaviour and each pose with how sure it is, and where they differ from iPhone Duo. The "
          + "device is the one that --device or a file among PATH declares; else iPhone Duo.",
      ],
      examples: [
        Example("duoc device", "what layouts here are made with"),
        Example("duoc device --format json", "the same as data"),
      ]),
    Command(
      name: .config, operands: .paths,
      summary: "the settings in force, and where each comes from",
      about: [
        "A file project.duo in the working directory, or above it, holds the settings of a project. Paths in it are relative to it:",
      ],
      sample: """
        duo 1

        project Reader {
          sources: ["Specs"]  // what commands without PATH are about
          output: "build/bars"  // where build writes its files
          formats: [matrix, html]  // and which ones
          poses: [outerPortrait, innerLandscape]
          device: "Devices/next.duo"
          strict: true  // warnings fail a run too
          error: [missing-title]
          warn: [empty-item]
          allow: [count-in-label]
        }
        """,
      details: [
        "A flag beats the file, the file beats the default. With -o DIR the project's formats go into DIR; with --format and without "
          + "-o, output goes to standard output; --fail-on error undoes strict; --no-project leaves the file out. PATH takes the place "
          + "of sources alone.",
        "The nearest file counts, and it alone: nothing is taken from one further up. The search ends at the directory that holds "
          + ".git. A project.duo that also declares an app is one of the project's sources.",
      ],
      examples: [
        Example("duoc config", "what commands here go by"),
        Example("duoc config --format json", "the same as data"),
        Example("duoc config --strict", "what a flag would change"),
      ]),
    Command(
      name: .initialize, operands: .newName,
      summary: "make a first project here, which builds",
      about: [
        "Writes project.duo and Specs/NAME.duo into the working directory: settings, and a small app to change, with comments that "
          + "teach. NAME is the app's; without it the directory gives its own. What is there already is left alone, and then nothing "
          + "is written.",
      ],
      examples: [
        Example("duoc init Journal", "project.duo and Specs/Journal.duo")
      ]),
    Command(
      name: .completions, operands: .shell,
      summary: "the script that completes command lines in a shell",
      about: [
        "Prints a script for Bash, Zsh or fish that completes commands, flags, their values, .duo files and the words that explain knows. "
          + "It is made of the same tables as this help; after an update of duoc make it anew, or let the shell do so at its start.",
      ],
      examples: [
        Example("duoc completions bash", "in ~/.bashrc: source <(duoc completions bash)"),
        Example("duoc completions zsh", "as the file _duoc in a directory of $fpath"),
        Example("duoc completions fish", "into ~/.config/fish/completions/duoc.fish"),
      ]),
    Command(
      name: .help, operands: .command,
      summary: "what there is, or all about one command, or the language",
      about: [
        "Tells what duoc can do, or all about one command; or, with the topic `language`, the whole language on one page: how a file is "
          + "written, every kind, every attribute and its values.",
      ],
      examples: [
        Example("duoc help build", "all about build"),
        Example("duoc help language", "the language on one page"),
        Example("duoc help --man", "this manual, for man: | man -l -"),
      ]),
    Command(name: .version, operands: .none, summary: "the version", about: ["Prints the version of duoc."], examples: []),
  ]

  /// As `writeJSON` documents it, in short.
  private static let diffSchema = """
    {"schema":"duo-diff/1","old":VERSION,"new":VERSION,"comparedScreens":N,
     "counts":{CHANGE:N,…},
     "inventory":[{"subject":"app|screen|state|pose|scenario",
                   "change":"added|removed","app","screen","state","pose",
                   "scenario"}…],
     "screens":[{"app","screen","state","poses":[POSE…],
                 "bars":[{"fact","before":TEXT,"after":TEXT,"poses":[POSE…]}…],
                 "controls":[{"id","was","container","source","change":CHANGE,
                              "poses":[{"pose","scenario","before":PLACE,
                                        "after":PLACE}…]}…]}…]}
    CHANGE  gone added renamed intoMenu outOfMenu hidden shown bar axis order
            capsule shows frame
    POSE    {"pose","scenario"}
    PLACE   {"list","number","parent","container","axis","shows","title",
             "symbol","image","badge","group","frame","rule","why",
             "at":{"file","line","column"}}, as in duo-layout/1
    """

  static subscript(name: CommandName) -> Command {
    all.first { $0.name == name } ?? all[0]
  }
}
