import { builtInCourse } from '@dryrun/content/course/outline';
import { createLinkResolver } from '@dryrun/content/lessons';
import { compileText } from '@dryrun/content/lesson-blocks';
import { editorContract } from '@dryrun/contracts/editor';
import type { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';

const linkTo = createLinkResolver(builtInCourse);

/** The preview uses the same compiler as lessons. */
export function editorRoutes(context: Context): Router {
  return implement(
    editorContract,
    {
      async previewText({ body: { text }, user }) {
        await context.rateLimits.consume('preview', user.id);
        const { markdown, errors, warnings } = compileText(withoutFrontMatter(text), linkTo);
        return { markdown, faults: [...errors, ...warnings].sort((a, b) => a.line - b.line) };
      },
    },
    context,
  );
}

/** Blanks the front matter, so that error line numbers still match the file. */
function withoutFrontMatter(text: string): string {
  const [frontMatter] = /^---\n[\s\S]*?\n---(?:\n|$)/.exec(text) ?? [''];
  return frontMatter.replace(/[^\n]+/g, '') + text.slice(frontMatter.length);
}
