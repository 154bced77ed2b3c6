import { escapeHtml } from '@dryrun/contracts/escape-html';
/** Renders a page of the dev tools without scripts. `body` is HTML. */
export function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)}</title>
<style>
:root { --surface: #f6f7f9; --card: #fff; --text: #1b1f27; --muted: #59606d; --line: #d5d9e0; --accent: #2753d7; --on: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --surface: #14171c; --card: #1d2128; --text: #e8eaee; --muted: #a3abb8; --line: #363c47; --accent: #8fb0ff; --on: #10131a; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 16px; background: var(--surface); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; }
h1 { font-size: 22px; line-height: 1.25; margin: 0 0 4px; }
p { margin: 0 0 16px; color: var(--muted); }
.note { display: inline-block; margin-bottom: 16px; padding: 2px 8px; border: 1px solid var(--line); border-radius: 6px; color: var(--muted); font-size: 13px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; margin: 0 0 16px; }
button { font: inherit; border-radius: 6px; padding: 10px 16px; min-height: 44px; cursor: pointer; }
button.choice { display: block; width: 100%; text-align: left; background: var(--card); color: var(--text); border: 1px solid var(--line); margin: 0 0 8px; }
button.choice small { display: block; color: var(--muted); }
button.main { background: var(--accent); color: var(--on); border: 1px solid var(--accent); font-weight: 600; }
button.quiet { background: none; color: var(--text); border: 1px solid var(--line); }
button:hover, button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
label { display: block; margin: 0 0 12px; font-weight: 500; }
label.box { font-weight: 400; }
input[type=text], input[type=email] { display: block; width: 100%; font: inherit; margin-top: 4px; padding: 10px; min-height: 44px; color: var(--text); background: var(--surface); border: 1px solid var(--muted); border-radius: 6px; }
.row { display: flex; gap: 8px; flex-wrap: wrap; }
a { color: var(--accent); }
.emails { list-style: none; margin: 0; padding: 0; }
.emails li { padding: 12px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.emails li:first-child { padding-top: 0; }
.emails li:last-child { padding-bottom: 0; border: 0; }
.emails .subject { display: block; font-weight: 600; }
.emails span { color: var(--muted); font-size: 14px; }
</style>
</head>
<body>${body}</body>
</html>
`;
}
