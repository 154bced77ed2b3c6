import { site } from '@dryrun/contracts/site';
import type { Block, EmailContent } from './email-layout.ts';

function renderBlock(part: Block): string {
  switch (part.kind) {
    case 'text':
    case 'unlinked-text':
      return part.text;
    case 'quote':
      return part.text.replaceAll(/^/gm, '> ');
    case 'action':
      return `${part.label}:\n${part.url}`;
    case 'table': {
      const width = Math.max(...part.rows.map(([label]) => label.length));
      return part.rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n');
    }
  }
}

/** Renders an email as plain text. */
export function renderText({ subject, blocks }: EmailContent, footer: string): string {
  return `${[`${site.name}: ${subject}`, ...blocks.map(renderBlock), `-- \n${footer}`].join('\n\n')}\n`;
}
