import { site } from '@dryrun/contracts/site';
import type { Block, Letter } from './email-layout.ts';

function block(part: Block): string {
  switch (part.kind) {
    case 'text':
    case 'plain':
      return part.text;
    case 'quote':
      return part.text.replaceAll(/^/gm, '> ');
    case 'action':
      return `${part.label}:\n${part.url}`;
    case 'figures': {
      const width = Math.max(...part.rows.map(([name]) => name.length));
      return part.rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
    }
  }
}

/** A letter as plain text. */
export function letterText({ subject, blocks }: Letter, footer: string): string {
  return `${[`${site.name}: ${subject}`, ...blocks.map(block), `-- \n${footer}`].join('\n\n')}\n`;
}
