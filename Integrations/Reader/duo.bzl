"""Rules for .duo files: bars drawn and checked in actions that declare all they read and write.

What duoc writes depends on its inputs alone, to the byte, so the actions can be cached and run remotely. Copy this file; `duoc` is
a label of your repository's: a binary that is checked in, downloaded, or built (`Scripts/release.sh` of duoc's repository
makes one that needs no Swift at run time).
"""

_SOURCES = {
    "srcs": attr.label_list(
        mandatory = True,
        allow_files = [".duo"],
        doc = "The files whose apps are laid out.",
    ),
    "data": attr.label_list(
        allow_files = [".duo"],
        doc = "What they import.",
    ),
    "duoc": attr.label(
        default = "//tools:duoc",
        allow_single_file = True,
        executable = True,
        cfg = "exec",
        doc = "The compiler.",
    ),
}

def _duo_bars_impl(ctx):
    directory = ctx.actions.declare_directory(ctx.label.name)
    arguments = ctx.actions.args()
    arguments.add_all(["build", "--quiet", "--no-project"])
    arguments.add_joined("--format", ctx.attr.formats, join_with = ",")
    arguments.add_all(["-o", directory], expand_directories = False)
    arguments.add_all(ctx.files.srcs)
    ctx.actions.run(
        executable = ctx.executable.duoc,
        arguments = [arguments],
        inputs = ctx.files.srcs + ctx.files.data,
        outputs = [directory],
        mnemonic = "DuoBars",
        progress_message = "Laying out bars of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset([directory]))]

duo_bars = rule(
    implementation = _duo_bars_impl,
    doc = "A directory with one file for each app and format.",
    attrs = dict(
        _SOURCES,
        formats = attr.string_list(default = ["matrix", "json"], doc = "As `duoc build --format` lists them."),
    ),
)

def _duo_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    duoc = ctx.executable.duoc.short_path
    sources = " ".join(["'%s'" % file.short_path for file in ctx.files.srcs])
    ctx.actions.write(
        script,
        "#!/bin/sh\n'./{duoc}' check --no-project --strict {sources} && exec './{duoc}' test --no-project {sources}\n".format(duoc = duoc, sources = sources),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = ctx.files.srcs + ctx.files.data + [ctx.executable.duoc])
    return [DefaultInfo(executable = script, runfiles = runfiles)]

duo_test = rule(
    implementation = _duo_test_impl,
    doc = "Passes if `duoc check --strict` finds nothing and every `expect` holds.",
    test = True,
    attrs = _SOURCES,
)
