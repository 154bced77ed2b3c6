import {
  figureSchema,
  generatedSlideshowSchema,
  hintsSchema,
  quizSchema,
  slideshowSchema,
} from '@dryrun/contracts/lesson-format';
import { stepGenerators } from '../course/lessons/step-generators.ts';
import type { Fault } from './lint-error.ts';
import { fencesOf, runnableGroupsOf, type Fence } from './fences.ts';
import { readYaml, type YamlSource } from './yaml-source.ts';

/** A text as it goes to the client. A block with a fault is handed out as `null`, so that the rest can be read. */
export interface CompiledText {
  readonly markdown: string;
  readonly faults: readonly Fault[];
}

type Report = (line: number, message: string) => void;
type Compile = (source: YamlSource, report: Report) => unknown;

const compilers: Readonly<Record<string, Compile>> = {
  quiz: compileQuiz,
  slideshow: compileSlideshow,
  picture: compilePicture,
  hints: (source, report) => checked(hintsSchema, source.value, source, report),
};

/**
 * Turns an author's text into the client's: YAML blocks are checked and become JSON, steps are generated, links to
 * lessons (`lesson:three-sum`) become addresses. `linkTo` answers a lesson's address, undefined when there is none.
 */
export function compileText(text: string, linkTo: (lessonPath: string) => string | undefined): CompiledText {
  const faults: Fault[] = [];
  const lines = text.split('\n');
  for (const fence of fencesOf(text)) {
    if (!fence.isClosed)
      faults.push({ line: fence.from + 1, message: `the block ${fence.name} is not closed` });
    const compile = compilers[fence.name];
    if (compile) {
      const found: Fault[] = [];
      const value = compileBlock(fence, compile, (line, message) =>
        found.push({ line, message: `${fence.name}: ${message}` }),
      );
      faults.push(...found);
      replaceBody(lines, fence, JSON.stringify(found.length > 0 ? null : value));
    } else if (fence.flags.length > 0) {
      lines[fence.from] = (lines[fence.from] ?? '').replace(/\s.*$/, '');
    }
  }
  faults.push(...outputFaults(text));
  const markdown = lines
    .map((line, i) => linked(line, linkTo, (message) => faults.push({ line: i + 1, message })))
    .filter((line) => line !== dropped)
    .join('\n');
  return { markdown, faults: faults.sort((a, b) => a.line - b.line) };
}

/** Stands for a line that is gone; kept until the end so that line numbers stay those of the file. */
const dropped = '\u0000';

function replaceBody(lines: string[], { from, to }: Fence, body: string): void {
  for (let i = from + 1; i < to; i += 1) lines[i] = dropped;
  if (to === from + 1) lines[from] = `${lines[from]}\n${body}`;
  else lines[from + 1] = body;
}

function linked(
  line: string,
  linkTo: (path: string) => string | undefined,
  report: (message: string) => void,
): string {
  return line.replaceAll(/\]\(lesson:([^)#\s]*)/g, (whole, path: string) => {
    const address = linkTo(path);
    if (address === undefined) report(`there is no lesson "${path}"`);
    return address === undefined ? whole : `](${address}`;
  });
}

function outputFaults(text: string): Fault[] {
  return runnableGroupsOf(text)
    .filter(({ output }) => output === undefined)
    .map(({ line }) => ({ line: line + 1, message: 'programs marked run need an output block after them' }));
}

/** Compiles a block; the lines of its faults are those of the whole text. */
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

/** The value in its schema's form, or undefined with every fault reported. `within` is where the value came from. */
function checked<Value>(
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
  const quiz = checked(quizSchema, source.value, source, report);
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
  const figure = { alt, ...(caption !== undefined && { caption }), picture };
  return checked(figureSchema, figure, source, report, (path) =>
    path[0] === 'picture' ? path.slice(1) : path,
  );
}

function compileSlideshow(source: YamlSource, report: Report): unknown {
  if (!isRecord(source.value) || !('from' in source.value)) {
    return checked(slideshowSchema, source.value, source, report);
  }
  const slideshow = checked(generatedSlideshowSchema, source.value, source, report);
  if (!slideshow) return undefined;
  const { from, input, ...shown } = slideshow;
  const generator = stepGenerators[from];
  if (!generator)
    return report(source.lineOf(['from']), `from: there are no steps "${from}" in step-generators.ts`);
  try {
    return checked(slideshowSchema, { ...shown, steps: generator(input as never) }, source, report);
  } catch (error) {
    return report(source.lineOf(['input']), `input: the steps "${from}" failed on it: ${String(error)}`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
