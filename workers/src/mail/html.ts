import { escapeHtml } from '@dryrun/contracts/escape-html';
import { site } from '@dryrun/contracts/site';
import type { Block, EmailContent } from './email-layout.ts';

/** Longer URLs are shown without their query string, which contains a token. */
const maxVisibleUrlLength = 80;

const linkify = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+[^\s<.,]/g, (url) => {
    const visibleUrl = url.length > maxVisibleUrlLength ? url.replace(/\?.*/, '') : url;
    return `<a class="link" style="color:#2450c8" href="${url}">${visibleUrl}</a>`;
  });

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${linkify(block.text)}</p>`;
    case 'unlinked-text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'quote':
      return `<p class="quote" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #c9ced8;white-space:pre-line">${escapeHtml(block.text)}</p>`;
    case 'action':
      return `<p style="margin:24px 0"><a class="button" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#2450c8;color:#ffffff;font-weight:600;text-decoration:none" href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`;
    case 'table': {
      const rows = block.rows.map(
        ([label, value]) =>
          `<tr><td class="muted" style="padding:6px 16px 6px 0;color:#59606d;vertical-align:top">${escapeHtml(label)}</td><td style="padding:6px 0;vertical-align:top;word-break:break-word">${escapeHtml(value)}</td></tr>`,
      );
      return `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px;width:100%">${rows.join('')}</table>`;
    }
  }
}

/** Uses inline styles, because many mail clients drop style sheets, and no external resources. */
export function renderHtml({ subject, preview, blocks }: EmailContent, footer: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .body { background: #14171c !important; color: #e8eaee !important; }
  .card { background: #1d2128 !important; border-color: #363c47 !important; }
  .muted { color: #a3abb8 !important; }
  .quote { border-color: #4a5260 !important; }
  .link { color: #9db8ff !important; }
  .button { background: #9db8ff !important; color: #10131a !important; }
}
</style>
</head>
<body class="body" style="margin:0;padding:24px 12px;overflow-wrap:anywhere;word-break:break-word;background:#f4f5f7;color:#1b1f27;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 12px;font-weight:700">${escapeHtml(site.name)}</p>
<div class="card" style="background:#ffffff;border:1px solid #d9dde4;border-radius:10px;padding:24px 24px 8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${blocks.map(renderBlock).join('\n')}
</div>
<p class="muted" style="margin:16px 0 0;color:#59606d;font-size:14px">${linkify(footer)}</p>
</div>
</body>
</html>
`;
}
