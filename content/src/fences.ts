export interface Fence {
  /** The first word of the info string in lowercase, or ''. */
  readonly name: string;
  /** Other words of the info string, such as `run`. */
  readonly flags: readonly string[];
  readonly body: string;
  /** Zero-based lines of the opening and the closing fence. An unclosed fence ends with the text. */
  readonly from: number;
  readonly to: number;
  readonly isClosed: boolean;
}

/** Ignores indented blocks, which belong to lists. */
export function parseFences(text: string): Fence[] {
  const lines = text.split('\n');
  const fences: Fence[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    const [, marker = '', info = ''] = /^(`{3,}|~{3,})([^`]*)$/.exec(lines[from] ?? '') ?? [];
    if (marker === '') continue;
    const end = lines.findIndex((line, i) => i > from && line.startsWith(marker) && line.trim() === marker);
    const to = end === -1 ? lines.length : end;
    const [name = '', ...flags] = info.trim().split(/\s+/);
    const body = lines.slice(from + 1, to).join('\n');
    fences.push({ name: name.toLowerCase(), flags, body, from, to, isClosed: end !== -1 });
    from = to;
  }
  return fences;
}

const languages = ['java', 'python', 'cpp'] as const;

/** A program in up to three languages and their common output. */
export interface RunnableGroup {
  readonly programs: Partial<Readonly<Record<(typeof languages)[number], string>>>;
  readonly output: string | undefined;
  /** Zero-based line of the first fence. */
  readonly line: number;
}

/** Groups programs marked `run`: fences separated only by blank lines, and the output block after them. */
export function parseRunnableGroups(text: string): RunnableGroup[] {
  const lines = text.split('\n');
  const fences = parseFences(text);
  const isNext = (fence: Fence | undefined, previous: Fence): fence is Fence =>
    fence !== undefined && lines.slice(previous.to + 1, fence.from).every((line) => line.trim() === '');
  const groups: RunnableGroup[] = [];
  for (let i = 0; i < fences.length; i += 1) {
    const first = fences[i] as Fence;
    if (!isProgram(first)) continue;
    const programs: Record<string, string> = { [first.name]: first.body };
    let last = first;
    while (
      isNext(fences[i + 1], last) &&
      isProgram(fences[i + 1]) &&
      !((fences[i + 1]?.name as string) in programs)
    ) {
      i += 1;
      last = fences[i] as Fence;
      programs[last.name] = last.body;
    }
    const next = fences[i + 1];
    const output = isNext(next, last) && next.name === 'output' ? next.body : undefined;
    groups.push({ programs, output, line: first.from });
  }
  return groups;
}

function isProgram(fence: Fence | undefined): boolean {
  return fence !== undefined && fence.flags.includes('run') && languages.some((name) => name === fence.name);
}
