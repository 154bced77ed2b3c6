import {
  figureSchema,
  generatedSlideshowSchema,
  hintsSchema,
  quizSchema,
  slideshowSchema,
} from '@dryrun/contracts/lesson-format';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { stepGenerators } from '../course/lessons/step-generators.ts';
import type { LintError } from './lint-error.ts';
import { parseFences, parseRunnableGroups, type Fence } from './fences.ts';
import { readYaml, type YamlSource } from './yaml-source.ts';

/** A text for the client. A block with an error becomes `null`, so the rest stays readable. */
export interface CompiledText {
  readonly markdown: string;
  readonly errors: readonly LintError[];
}

type Report = (line: number, message: string) => void;
type Compile = (source: YamlSource, report: Report) => unknown;

const compilers: Readonly<Record<string, Compile>> = {
  quiz: compileQuiz,
  slideshow: compileSlideshow,
  picture: compilePicture,
  hints: (source, report) => parseWith(hintsSchema, source.value, source, report),
};

/**
 * Validates YAML blocks and converts them to JSON, generates steps, and resolves lesson links (`lesson:three-sum`).
 * `linkTo` returns a lesson's URL, or undefined for unknown lessons.
 */
export function compileText(text: string, linkTo: (lessonPath: string) => string | undefined): CompiledText {
  const errors: LintError[] = [];
  const lines = text.split('\n');
  for (const fence of parseFences(text)) {
    if (!fence.isClosed)
      errors.push({ line: fence.from + 1, message: `the block ${fence.name} is not closed` });
    const compile = compilers[fence.name];
    if (compile) {
      const blockErrors: LintError[] = [];
      const value = compileBlock(fence, compile, (line, message) =>
        blockErrors.push({ line, message: `${fence.name}: ${message}` }),
      );
      errors.push(...blockErrors);
      replaceBody(lines, fence, JSON.stringify(blockErrors.length > 0 ? null : value));
    } else if (fence.flags.length > 0) {
      lines[fence.from] = (lines[fence.from] ?? '').replace(/\s.*$/, '');
    }
  }
  errors.push(...lintOutputBlocks(text));
  const markdown = lines
    .map((line, i) => resolveLinks(line, linkTo, (message) => errors.push({ line: i + 1, message })))
    .filter((line) => line !== removedLine)
    .join('\n');
  return { markdown, errors: errors.sort((a, b) => a.line - b.line) };
}

/** Replaces a removed line until the end, so that line numbers match the file. */
const removedLine = '\u0000';

function replaceBody(lines: string[], { from, to }: Fence, body: string): void {
  for (let i = from + 1; i < to; i += 1) lines[i] = removedLine;
  if (to === from + 1) lines[from] = `${lines[from]}\n${body}`;
  else lines[from + 1] = body;
}

function resolveLinks(
  line: string,
  linkTo: (path: string) => string | undefined,
  report: (message: string) => void,
): string {
  return line.replaceAll(/\]\(lesson:([^)#\s]*)/g, (link, path: string) => {
    const url = linkTo(path);
    if (url === undefined) report(`there is no lesson "${path}"`);
    return url === undefined ? link : `](${url}`;
  });
}

function lintOutputBlocks(text: string): LintError[] {
  return parseRunnableGroups(text)
    .filter(({ output }) => output === undefined)
    .map(({ line }) => ({ line: line + 1, message: 'programs marked run need an output block after them' }));
}

function compileBlock({ body, from }: Fence, compile: Compile, report: Report): unknown {
  const source = readYaml(body);
  if ('message' in source) return report(from + 1 + source.line, source.message);
  return compile({ value: source.value, lineOf: (path) => from + 1 + source.lineOf(path) }, report);
}

interface Schema<Value> {
  safeParse(value: unknown): {
    readonly data?: Value | undefined;
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
    readonly success: boolean;
  };
}

/** Reports all errors and returns undefined if the value is invalid. */
function parseWith<Value>(
  schema: Schema<Value>,
  value: unknown,
  source: YamlSource,
  report: Report,
  pathInSource: (path: readonly PropertyKey[]) => readonly PropertyKey[] = (path) => path,
): Value | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error?.issues ?? []) {
    const path = pathInSource(issue.path);
    report(source.lineOf(path), path.length > 0 ? `${path.join('.')}: ${issue.message}` : issue.message);
  }
  return undefined;
}

function compileQuiz(source: YamlSource, report: Report): unknown {
  const quiz = parseWith(quizSchema, source.value, source, report);
  return quiz && { ...quiz, id: quiz.id ?? slug(quiz.title) };
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function compilePicture(source: YamlSource, report: Report): unknown {
  if (!isRecord(source.value)) return report(source.lineOf([]), 'a picture is a YAML mapping with a kind');
  const { alt, caption, ...picture } = source.value;
  const figure = { alt, ...omitUndefined({ caption }), picture };
  return parseWith(figureSchema, figure, source, report, (path) =>
    path[0] === 'picture' ? path.slice(1) : path,
  );
}

function compileSlideshow(source: YamlSource, report: Report): unknown {
  if (!isRecord(source.value) || !('from' in source.value)) {
    return parseWith(slideshowSchema, source.value, source, report);
  }
  const slideshow = parseWith(generatedSlideshowSchema, source.value, source, report);
  if (!slideshow) return undefined;
  const { from, input, ...fields } = slideshow;
  const generator = stepGenerators[from];
  if (!generator) return report(source.lineOf(['from']), `from: there is no step generator "${from}"`);
  try {
    return parseWith(slideshowSchema, { ...fields, steps: generator(input as never) }, source, report);
  } catch (error) {
    return report(source.lineOf(['input']), `input: the step generator "${from}" failed: ${String(error)}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
