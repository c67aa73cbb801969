/// The text of `report.css`, `media.css`, written by `Scripts/embed.sh`; a test holds them together.
let reportStyleText = #"""
  /* The look of the report. `Scripts/embed.sh` puts it into the compiler. Nothing here is told by colour alone. */

  :root {
    color-scheme: light dark;
    --ground: #f5f5f3;
    --paper: #ffffff;
    --ink: #1a1b1d;
    --muted: #5b5f66;
    --line: #dddcd7;
    --accent: #0a55c4;
    --tint: #eaf1fd;
    --error: #b0211a;
    --warning: #855000;
    --note: #34577c;
    --added: #1b6b3a;
    --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    --masthead: 4.5rem;
  }

  @media screen and (prefers-color-scheme: dark) {
    :root {
      --ground: #121314;
      --paper: #1b1c1e;
      --ink: #ececea;
      --muted: #a4a8ae;
      --line: #37393d;
      --accent: #8db6ff;
      --tint: #22304a;
      --error: #ff8f85;
      --warning: #f0b660;
      --note: #9dbbdb;
      --added: #7fd29b;
    }
  }

  * { box-sizing: border-box; }

  html { scroll-padding-top: calc(var(--masthead) + 1rem); }

  body {
    margin: 0;
    background: var(--ground);
    color: var(--ink);
    font: 1rem/1.5 var(--sans);
    overflow-wrap: anywhere;
  }

  a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.15em; }

  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }

  h1, h2, h3, h4, h5 { margin: 0; line-height: 1.2; font-weight: 650; text-wrap: balance; }
  h2 { font-size: 1.5rem; letter-spacing: -0.01em; }
  h3 { font-size: 1.25rem; letter-spacing: -0.005em; }
  h4 { font-size: 1rem; }
  h5 { font-size: 0.9375rem; }

  p, ul, dl, pre, table { margin: 0; }
  code, kbd, pre { font-family: var(--mono); font-size: 0.9em; }
  kbd { border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; padding: 0 0.35em; color: var(--muted); }
  small { font-size: 0.8125em; font-weight: 400; color: var(--muted); }
  abbr { text-decoration: none; }

  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .skip { position: absolute; left: 1rem; top: -4rem; z-index: 5; background: var(--paper); padding: 0.5rem 1rem; }
  .skip:focus { top: 0.5rem; }

  .label, .facts, .source { color: var(--muted); }
  .label { font-weight: 400; }
  .facts { font-size: 0.8125rem; }

  /* Frame */

  .masthead {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 2rem;
    padding: 0.75rem 2rem;
    background: var(--paper);
    border-bottom: 1px solid var(--line);
  }
  .masthead p { font-size: 0.75rem; color: var(--muted); }
  .masthead h1 { font-size: 1.375rem; letter-spacing: -0.015em; }
  .name { flex: 1 1 12rem; min-width: 0; }
  .tools { display: none; }
  .columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); max-width: 114rem; margin: 0 auto; }
  .contents { padding: 1.5rem 0 1.5rem 2rem; font-size: 0.875rem; }
  .contents ul { list-style: none; padding: 0; margin: 0 0 1rem; }
  .contents li { display: flex; align-items: baseline; gap: 0.5rem; }
  .contents li > a { flex: 1 1 auto; min-width: 0; }
  .contents .inner { padding-left: 1rem; }
  .contents .group { font-weight: 650; margin: 1.25rem 0 0.25rem; }
  .contents a { display: block; padding: 0.2rem 0.5rem; margin-left: -0.5rem; border-radius: 5px; color: inherit; text-decoration: none; }
  .contents a:hover { background: var(--tint); }
  .contents .where { display: block; font-size: 0.75rem; color: var(--muted); }
  .contents .said { color: var(--muted); padding: 0.2rem 0; }
  main { padding: 2rem; min-width: 0; }
  .foot { padding: 1.5rem 2rem 3rem; color: var(--muted); font-size: 0.8125rem; max-width: 114rem; margin: 0 auto; }

  /* Severity and basis: always a shape and a word */

  .severity, .count { white-space: nowrap; font-weight: 600; }
  .severity::before, .count::before { content: "●"; content: "●" / ""; margin-right: 0.3em; font-size: 0.8em; }
  .severity.error, .count.error { color: var(--error); }
  .severity.error::before, .count.error::before { content: "✕"; content: "✕" / ""; }
  .severity.warning, .count.warning { color: var(--warning); }
  .severity.warning::before, .count.warning::before { content: "▲"; content: "▲" / ""; }
  .severity.note, .count.note { color: var(--note); }
  .count { font-size: 0.75rem; }

  .basis { white-space: nowrap; font-size: 0.75rem; color: var(--muted); font-weight: 400; }
  .basis::before { display: inline-block; width: 1.1em; content: "●"; content: "●" / ""; color: var(--ink); }
  .basis.measured::before { content: "◐"; content: "◐" / ""; }
  .basis.estimated::before { content: "≈"; content: "≈" / ""; font-weight: 700; }
  .basis + .basis { margin-left: 0.6em; }

  /* Tables */

  .scroll { overflow-x: auto; position: relative; }
  table { border-collapse: collapse; width: 100%; font-size: 0.8125rem; line-height: 1.4; font-variant-numeric: tabular-nums; }
  caption { text-align: left; font-weight: 600; padding-bottom: 0.5rem; font-size: 0.875rem; }
  th, td { text-align: left; vertical-align: baseline; padding: 0.35rem 0.5rem; border-bottom: 1px solid var(--line); overflow-wrap: normal; }
  thead th { color: var(--muted); font-weight: 500; font-size: 0.75rem; white-space: nowrap; vertical-align: bottom; }
  thead th small { display: block; }
  tbody th { font-weight: 600; min-width: 8rem; max-width: 22rem; overflow-wrap: break-word; }
  tbody tr:last-child > * { border-bottom: 0; }
  td a, thead a { color: inherit; text-decoration-color: transparent; }
  td a:hover, thead a:hover { text-decoration-color: currentColor; }
  .controls td, .matrix td { white-space: nowrap; }
  .controls .why { white-space: normal; min-width: 13rem; }
  .controls .sure { white-space: normal; min-width: 6.5rem; }
  .controls .basis { display: block; }
  .controls .basis + .basis { margin-left: 0; }
  .controls .child th, .controls .child td { border-bottom-style: dotted; color: var(--muted); font-weight: 400; }
  .controls .child th { padding-left: 1rem; }
  .reason { text-decoration-color: var(--line); }
  .rules { font: 0.6875rem/1.4 var(--mono); color: var(--muted); }
  .rules a { color: inherit; white-space: nowrap; }
  .why .rules { display: block; }
  .facts .rules { font-size: 0.75rem; word-spacing: 0.4em; }
  .rooms td:last-child { min-width: 14rem; }
  .counts b { font-weight: 600; }
  .counts .more { color: var(--muted); white-space: nowrap; }
  .counts .inner th { padding-left: 1.75rem; font-weight: 400; }

  /* Where a control stands: a word, and a shape before it */

  .matrix td a::before { content: ""; display: inline-block; width: 0.8em; height: 0.2em; margin-right: 0.5em; vertical-align: 0.2em; border-radius: 1px; }
  .matrix .in-column a::before { width: 0.2em; height: 0.8em; margin: 0 0.8em 0 0.3em; vertical-align: -0.08em; background: var(--accent); }
  .matrix .in-top a::before { background: var(--ink); vertical-align: 0.5em; }
  .matrix .in-bottom a::before { background: var(--ink); vertical-align: -0.05em; }
  .matrix .in-menu a::before { height: 0; border-top: 0.2em dotted var(--muted); }
  .matrix .in-custom a::before, .matrix .in-keyboard a::before { height: 0.6em; vertical-align: 0; border: 1px solid var(--muted); }
  .matrix .in-hidden a::before { border-top: 1px dashed var(--muted); height: 0; }
  .matrix .in-menu, .matrix .in-custom, .matrix .in-keyboard { color: var(--muted); }
  .matrix .in-hidden { color: var(--warning); }

  /* Screens */

  .overview, .app { display: block; }
  .overview > * + * { margin-top: 1.5rem; }
  .lead { font-size: 1.0625rem; max-width: 44rem; }
  .legend h3 { font-size: 1rem; margin-bottom: 0.5rem; }
  .legend dl { display: grid; gap: 0.25rem; font-size: 0.875rem; }
  .legend dl > div { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); align-items: baseline; }
  .legend dd { margin: 0; color: var(--muted); }
  .legend p { font-size: 0.875rem; color: var(--muted); margin-top: 0.5rem; max-width: 44rem; }
  .keys { display: none; font-size: 0.875rem; margin-top: 0.75rem; }
  summary { cursor: pointer; font-size: 0.8125rem; color: var(--muted); padding: 0.25rem 0; }
  .app { margin-top: 3rem; }
  .app > * + * { margin-top: 1rem; }

  .screen, .checks, .reference article, .overview > .scroll, .overview > section {
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: 12px;
    padding: 1.25rem 1.5rem;
  }
  .screen > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1rem; margin-bottom: 1rem; }
  .state > * + * { margin-top: 1.25rem; }
  .state + .state { margin-top: 2.5rem; }
  .state { scroll-margin-top: 4rem; }
  .state > h4 { padding-top: 0.5rem; }
  .switches { display: none; }
  .states { display: none; }
  .layouts > * + *, .layouts > noscript + noscript { margin-top: 1.25rem; }
  .layout { border-top: 1px solid var(--line); padding-top: 1.25rem; }
  .layout > .facts { margin: 0.25rem 0 0.75rem; }
  .notes, .checks ul { padding-left: 1.25rem; font-size: 0.875rem; }
  .notes { margin-top: 0.75rem; }
  .checks h3, .checks h4 { font-size: 0.9375rem; margin-bottom: 0.5rem; }
  .checks ul { list-style: none; padding: 0; }
  .checks li { padding: 0.2rem 0 0.2rem 1.5rem; position: relative; }
  .checks li::before { content: ""; position: absolute; left: 0.1rem; top: 0.55em; width: 0.7rem; height: 0.7rem; border: 1.5px solid var(--muted); border-radius: 2px; }
  .state .checks { border-radius: 8px; padding: 0.75rem 1rem; background: none; }
  tr:target > *, tr.lit > * { background: var(--tint); }
  :target > header h3, :target > h3, :target > h5 { text-decoration: underline 2px var(--accent); text-underline-offset: 0.25em; }

  .pair { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
  .pair > .drawing { flex: 1 1 28rem; min-width: 0; }
  .pair > .scroll { flex: 1 1 48rem; min-width: 0; }
  .drawing svg { display: block; width: auto; height: auto; max-width: 100%; max-height: 36rem; }
  .icons { position: absolute; }
  .d-control:focus { outline: none; }
  .d-control:focus-visible .d-hit, .d-control.lit .d-hit { stroke: var(--accent); stroke-width: 3px; rx: 14px; }

  /* Findings */

  .findings > h4 { margin-bottom: 0.75rem; }
  .finding-list { list-style: none; padding: 0; display: grid; gap: 1rem; }
  .finding { border-left: 3px solid var(--note); padding-left: 1rem; min-width: 0; }
  .finding.error { border-left-color: var(--error); }
  .finding.warning { border-left-color: var(--warning); }
  .message { font-weight: 500; }
  pre { overflow-x: auto; position: relative; background: var(--ground); border-radius: 6px; padding: 0.75rem 1rem; margin-top: 0.5rem; font-size: 0.78125rem; line-height: 1.45; }
  pre code { font-size: 1em; }
  .as-strong { font-weight: 700; }
  .as-secondary { color: var(--muted); }
  .as-error { color: var(--error); font-weight: 700; }
  .as-warning { color: var(--warning); font-weight: 700; }
  .as-note { color: var(--note); font-weight: 700; }
  .as-insertion { color: var(--added); }
  .as-removal { color: var(--error); }

  /* Reference */

  .reference { margin-top: 3rem; }
  .reference > article { margin-top: 0.75rem; padding: 1rem 1.5rem; }
  .reference h3 { font-size: 0.9375rem; margin-bottom: 0.35rem; }
  .reference h3 .basis { margin-left: 0.5rem; }
  .reference p { font-size: 0.875rem; max-width: 52rem; }
  .reference p + p { margin-top: 0.35rem; }
  .source { font-size: 0.8125rem !important; }

  /* Switches and reasons */

  .tools > div { display: flex; align-items: center; gap: 0.5rem; }
  .tools input, .tools select, .tools button {
    font: inherit;
    color: inherit;
    background: var(--ground);
    border: 1px solid var(--muted);
    border-radius: 7px;
    padding: 0.3rem 0.6rem;
    min-height: 2.125rem;
  }
  .tools input { width: 13rem; }
  .tools button { cursor: pointer; }
  .tools button[aria-pressed="true"] { background: var(--ink); color: var(--paper); border-color: var(--ink); }
  .tools select { max-width: 14rem; }

  .switch { border: 0; margin: 0; padding: 0; min-width: 0; font-size: 0.8125rem; }
  .switch legend { float: left; padding: 0.35rem 0.75rem 0 0; color: var(--muted); }
  .switch label { display: inline-block; position: relative; margin: 0 0.25rem 0.25rem 0; }
  .switch input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .switch span { display: block; padding: 0.3rem 0.75rem; border: 1px solid var(--line); border-radius: 999px; }
  .switch input:hover + span { border-color: var(--muted); }
  .switch input:checked + span { background: var(--ink); color: var(--paper); border-color: var(--ink); }
  .switch input:checked + span small { color: inherit; }
  .switch input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }

  .tip {
    position: fixed;
    z-index: 4;
    max-width: min(28rem, calc(100vw - 1rem));
    max-height: 60vh;
    overflow-y: auto;
    background: var(--paper);
    border: 1px solid var(--muted);
    border-radius: 8px;
    box-shadow: 0 8px 28px rgb(0 0 0 / 0.22);
    padding: 0.75rem 1rem;
    font-size: 0.8125rem;
  }
  .tip p + p { margin-top: 0.35rem; }
  .tip .rule { border-top: 1px solid var(--line); margin-top: 0.6rem; padding-top: 0.6rem; }
  .tip .rule h3 { font-size: 0.8125rem; margin-bottom: 0.2rem; }
  .tip .rule p { font-size: 0.8125rem; }
  .tip .rule h3 .basis { margin-left: 0.5rem; }
  /* What differs where scripts run, on small windows, without motion, and on paper. */

  @media screen {
    /* What is far away is not laid out; the script makes it when it comes near. Headings and matrices always are: a screen reader finds each screen and control by them. */
    .pair > .drawing, .pair > .scroll, .room > .scroll, .excerpt { content-visibility: auto; contain-intrinsic-size: auto 22rem; }
    .room > .scroll, .excerpt { contain-intrinsic-size: auto 10rem; }
    .js .masthead { position: sticky; top: 0; z-index: 3; min-height: var(--masthead); }
    .js .contents { position: sticky; top: var(--masthead); align-self: start; max-height: calc(100vh - var(--masthead)); overflow: hidden auto; }
    .js .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; font-size: 0.875rem; }
    .js .keys { display: block; }
    .js:not(.long) .layout:not(.shown), .js:not(.long) .state:not(.shown) { display: none; }
    .js:not(.long) .state > h4 { display: none; }
    .js:not(.long) .switches { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; }
    .js:not(.long) .states { display: block; }
    .js:not(.long) .matrix .now { background: var(--tint); }
    .js:not(.long) .matrix th.now { color: var(--ink); box-shadow: inset 0 -2px var(--accent); }
    .js:not(.long) .layouts > * + *, .layouts > noscript + noscript { margin-top: 1.25rem; }
  .layout { border-top: 0; padding-top: 0; }
  }

  @media (max-width: 60rem) {
    .masthead { padding: 0.75rem 1rem; }
    .js .masthead { position: static; }
    html { scroll-padding-top: 1rem; }
    .columns { display: block; }
    .contents, .js .contents { position: static; max-height: 16rem; overflow: hidden auto; padding: 0.75rem 1rem; border-bottom: 1px solid var(--line); }
    main { padding: 1.25rem 0.75rem; }
    .screen, .checks, .reference article, .overview > .scroll, .overview > section { padding: 1rem; border-radius: 10px; }
    .tools, .tools > div, .tools input { flex: 1 1 auto; }
    .tools kbd { display: none; }
    .legend dl > div { grid-template-columns: 1fr; }
    .foot { padding: 1rem; }
  }

  @media (prefers-reduced-motion: no-preference) {
    .js { scroll-behavior: smooth; }
    .switch span, .contents a { transition: background-color 0.12s, border-color 0.12s; }
  }

  @media (forced-colors: active) {
    .switch input:checked + span { outline: 2px solid; }
    .matrix td a::before { forced-color-adjust: none; }
  }

  @media print {
    @page { margin: 14mm 12mm; }
    :root { color-scheme: light; }
    body { background: none; font-size: 9.5pt; }
    .contents, .tools, .skip, .tip, .keys, .switches, .states { display: none; }
    .columns { display: block; max-width: none; }
    main, .foot, .masthead { padding: 0; border: 0; }
    .masthead { margin-bottom: 1rem; }
    .screen, .checks, .reference article, .overview > .scroll, .overview > section { border: 0; padding: 0; }
    .screen { break-before: page; }
    .app > h2 { display: none; }
    .scroll { overflow: visible; }
    .controls td, .matrix td, thead th { white-space: normal; overflow-wrap: anywhere; }
    .controls td, .controls tbody th, .matrix tbody th, .counts tbody th { min-width: 0; }
    table { font-size: 7.5pt; }
    thead th, .basis { font-size: 7pt; }
    th, td { padding: 0.2rem 0.3rem; }
    h2, h3, h4, h5, thead, summary { break-after: avoid; }
    tr, .finding, .drawing, .reference article, .checks li { break-inside: avoid; }
    .layout { break-inside: avoid-page; }
    .reference { break-before: page; }
    pre { white-space: pre-wrap; border: 1px solid var(--line); }
    a { color: inherit; text-decoration: none; }
  }
  """#
