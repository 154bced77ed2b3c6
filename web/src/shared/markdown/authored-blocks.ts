import {
  compiledSlideshowSchema,
  figureSchema,
  hintsSchema,
  quizSchema,
  type Figure,
  type Quiz,
  type Slideshow,
} from '@dryrun/contracts/lesson-format';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { z } from 'zod';
import { parseJson } from '../parseJson.ts';

/** An interactive block of a lesson. `broken` replaces an invalid one. */
export type Block =
  | { readonly kind: 'quiz'; readonly quiz: Quiz }
  | { readonly kind: 'slideshow'; readonly slideshow: Slideshow }
  | { readonly kind: 'picture'; readonly figure: Figure }
  | { readonly kind: 'hints'; readonly hints: readonly string[] }
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'broken'; readonly message: string };

const brokenMessages = {
  quiz: 'This quiz cannot be shown.',
  slideshow: 'This slideshow cannot be shown.',
  picture: 'This picture cannot be shown.',
  hints: 'These hints cannot be shown.',
} as const;

type Name = keyof typeof brokenMessages;

/** Parses a fenced block; undefined for code. Never throws: an invalid block becomes a message. */
export function parseFencedBlock(pre: Element): Block | undefined {
  const code = pre.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'code',
  );
  const [className] = [code?.properties['className'] ?? ''].flat();
  const name = String(className).replace(/^language-/, '');
  if (!code) return undefined;
  if (name === 'output') return { kind: 'output', text: toString(code).replace(/\n$/, '') };
  if (!(name in brokenMessages)) return undefined;
  return (
    parseBlock(name as Name, toString(code)) ?? { kind: 'broken', message: brokenMessages[name as Name] }
  );
}

function parseBlock(name: Name, text: string): Block | undefined {
  const value = parseJson(text);
  const read = <Schema extends z.ZodType>(schema: Schema, block: (data: z.output<Schema>) => Block) => {
    const { data } = schema.safeParse(value);
    return data === undefined ? undefined : block(data);
  };
  switch (name) {
    case 'quiz':
      return read(quizSchema, (quiz) => ({ kind: 'quiz', quiz }));
    case 'slideshow':
      return read(compiledSlideshowSchema, (slideshow) => ({ kind: 'slideshow', slideshow }));
    case 'picture':
      return read(figureSchema, (figure) => ({ kind: 'picture', figure }));
    case 'hints':
      return read(hintsSchema, (hints) => ({ kind: 'hints', hints }));
  }
}
