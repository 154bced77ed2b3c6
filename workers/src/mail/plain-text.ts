import { site } from '@dryrun/contracts/site';
import type { Block, EmailContent } from './email-layout.ts';

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'unlinked-text':
      return block.text;
    case 'quote':
      return block.text.replaceAll(/^/gm, '> ');
    case 'action':
      return `${block.label}:\n${block.url}`;
    case 'table': {
      const width = Math.max(...block.rows.map(([label]) => label.length));
      return block.rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join('\n');
    }
  }
}

export function renderText({ subject, blocks }: EmailContent, footer: string): string {
  return `${[`${site.name}: ${subject}`, ...blocks.map(renderBlock), `-- \n${footer}`].join('\n\n')}\n`;
}
