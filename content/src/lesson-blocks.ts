import {
  compiledSlideshowSchema,
  figureSchema,
  generatedSlideshowSchema,
  hintsSchema,
  quizSchema,
  slideshowSchema,
  type Quiz,
} from '@dryrun/contracts/lesson-format';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { stepCodeLines, stepGenerators } from '../course/lessons/step-generators.ts';
import { findLesson } from '../course/outline.ts';
import { programId } from './lesson-traces.ts';
import type { LintError } from './lint-error.ts';
import { parseFences, parseRunnableGroups, type Fence } from './fences.ts';
import { readYaml, type YamlSource } from './yaml-source.ts';

/** A text for the client. A block with an error becomes `null`, so the rest stays readable. */
export interface CompiledText {
  readonly markdown: string;
  readonly errors: readonly LintError[];
  /** Blocks with warnings are shown. */
  readonly warnings: readonly LintError[];
}

type Report = (line: number, message: string) => void;
type Compile = (source: YamlSource, report: Report, warn: Report) => unknown;

const compilers: Readonly<Record<string, Compile>> = {
  quiz: compileQuiz,
  slideshow: compileSlideshow,
  picture: compilePicture,
  hints: (source, report) => parseWith(hintsSchema, source.value, source, report),
};

/**
 * Validates YAML blocks and converts them to JSON, generates steps, and resolves lesson links (`lesson:three-sum`).
 * `linkTo` returns a lesson's URL, or undefined for unknown lessons. Adds the ids of programs to their blocks, and
 * marks those in `recorded`, such as `python run=3f2a trace`.
 */
export function compileText(
  text: string,
  linkTo: (lessonPath: string) => string | undefined,
  recorded: ReadonlySet<string> = new Set(),
): CompiledText {
  const errors: LintError[] = [];
  const warnings: LintError[] = [];
  const lines = text.split('\n');
  for (const fence of parseFences(text)) {
    if (!fence.isClosed)
      errors.push({ line: fence.from + 1, message: `the block ${fence.name} is not closed` });
    const compile = compilers[fence.name];
    if (compile) {
      const blockErrors: LintError[] = [];
      const addTo = (list: LintError[]) => (line: number, message: string) =>
        list.push({ line, message: `${fence.name}: ${message}` });
      const value = compileBlock(fence, compile, addTo(blockErrors), addTo(warnings));
      errors.push(...blockErrors);
      replaceBody(lines, fence, JSON.stringify(blockErrors.length > 0 ? null : value));
    } else if (fence.flags.length > 0) {
      const id = programId(fence.name, fence.body);
      const mark = recorded.has(id) ? ' trace' : '';
      lines[fence.from] = (lines[fence.from] ?? '').replace(/\s.*$/, ` run=${id}${mark}`);
    }
  }
  errors.push(...lintOutputBlocks(text), ...lintLinks(text));
  const markdown = lines
    .map((line, i) => resolveLinks(line, linkTo, (message) => errors.push({ line: i + 1, message })))
    .filter((line) => line !== removedLine)
    .join('\n');
  return { markdown, errors: errors.sort((a, b) => a.line - b.line), warnings };
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

/** Reports pictures without an alt text, and links that the page removes because of their scheme. */
function lintLinks(text: string): LintError[] {
  const fences = parseFences(text);
  return text.split('\n').flatMap((line, i) => {
    if (fences.some(({ from, to }) => from <= i && i <= to)) return [];
    const withoutCode = line.replaceAll(/`[^`]*`/g, '');
    const targets = [...withoutCode.matchAll(/\]\(\s*([^)\s]+)/g)].map(([, target = '']) => target);
    return [
      ...(/!\[\s*\]\(/.test(withoutCode) ? ['a picture needs an alt text: ![what it shows](address)'] : []),
      ...targets
        .filter((target) => /^[a-z][a-z0-9+.-]*:/i.test(target) && !/^(https?|mailto|lesson):/i.test(target))
        .map((target) => `the link "${target}" does not work: use https:, mailto:, lesson: or a path`),
    ].map((message) => ({ line: i + 1, message }));
  });
}

function compileBlock({ body, from }: Fence, compile: Compile, report: Report, warn: Report): unknown {
  const source = readYaml(body);
  if ('message' in source) return report(from + 1 + source.line, source.message);
  return compile({ value: source.value, lineOf: (path) => from + 1 + source.lineOf(path) }, report, warn);
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
    const message = plainMessage(issue.message);
    report(source.lineOf(path), path.length > 0 ? `${path.join('.')}: ${message}` : message);
  }
  return undefined;
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a mapping',
  record: 'a mapping',
  string: 'a text',
};

/** Replaces the standard messages of the schema library, which name types of JavaScript. */
function plainMessage(message: string): string {
  const [, expected, received] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (expected !== undefined) {
    const type = typeNames[expected] ?? expected;
    return received === 'undefined' ? `is missing; enter ${type}` : `must be ${type}`;
  }
  return message
    .replace(/^Unrecognized keys?: /, 'unknown field ')
    .replace(/^Invalid option: expected one of (.+)$/, (_, options: string) => {
      return `use one of ${options.replaceAll('"', '').replaceAll('|', ', ')}`;
    })
    .replace(
      /^Too (?:small|big): expected (?:\w+) to (?:have|be) ([<>])=?(\S+)( items)?.*$/,
      (_, sign, limit) => {
        return `${sign === '<' ? 'at most' : 'at least'} ${String(limit)}`;
      },
    );
}

function compileQuiz(source: YamlSource, report: Report, warn: Report): unknown {
  const quiz = parseWith(quizSchema, source.value, source, report);
  if (!quiz) return undefined;
  for (const i of quiz.questions.keys()) {
    for (const message of missingExplanations(quiz, i)) {
      warn(source.lineOf(['questions', i]), `questions.${i}.${message}`);
    }
  }
  return { ...quiz, id: quiz.id ?? slug(quiz.title) };
}

/** Lists the missing explanations: one for the correct answer and one for each wrong one is required. */
function missingExplanations({ questions, answerSets }: Quiz, i: number): string[] {
  const { answers = [], correctMessage, explanations = {} } = questions[i] ?? {};
  const correct = answerSets.filter((set) => set.isCorrect).flatMap(({ indexes }) => indexes[i] ?? []);
  if (correct.length === 0 || correct.includes(-1)) return [];
  const isUnexplained = (answer: number) => !correct.includes(answer) && !explanations[answer];
  return [
    ...(correctMessage === undefined ? ['correctMessage: explain the correct answer'] : []),
    ...[...answers.entries()]
      .filter(([answer]) => isUnexplained(answer))
      .map(([answer, text]) => `explanations.${answer}: explain why "${text}" is wrong`),
  ];
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
  const generator = stepGenerators.get(from);
  if (!generator) return report(source.lineOf(['from']), `from: there is no step generator "${from}"`);
  try {
    const steps = generator(input as never);
    const compiled = {
      ...fields,
      ...(findLesson(from)?.questionId !== undefined && { acceptsInput: true }),
      ...omitUndefined({ codeLines: stepCodeLines.get(from) }),
      steps,
    };
    return parseWith(compiledSlideshowSchema, compiled, source, report);
  } catch (error) {
    return report(source.lineOf(['input']), `input: the step generator "${from}" failed: ${String(error)}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
