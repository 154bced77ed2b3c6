/** A fenced block of a markdown text. */
export interface Fence {
  /** The first word after the fence, in small letters; empty when there is none. */
  readonly name: string;
  /** The other words after it, such as `run`. */
  readonly flags: readonly string[];
  readonly body: string;
  /** The line of the opening fence and of the closing one, counted from 0. An open fence ends with the text. */
  readonly from: number;
  readonly to: number;
  readonly isClosed: boolean;
}

/** The fenced blocks of a text in order. Blocks indented more than three spaces belong to a list and are left alone. */
export function fencesOf(text: string): Fence[] {
  const lines = text.split('\n');
  const fences: Fence[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    const [, mark = '', info = ''] = /^(`{3,}|~{3,})([^`]*)$/.exec(lines[from] ?? '') ?? [];
    if (mark === '') continue;
    const end = lines.findIndex((line, i) => i > from && line.startsWith(mark) && line.trim() === mark);
    const to = end === -1 ? lines.length : end;
    const [name = '', ...flags] = info.trim().split(/\s+/);
    const body = lines.slice(from + 1, to).join('\n');
    fences.push({ name: name.toLowerCase(), flags, body, from, to, isClosed: end !== -1 });
    from = to;
  }
  return fences;
}

const languages = ['java', 'python', 'cpp'] as const;

/** A program in up to three languages and what all of them print. */
export interface RunnableGroup {
  readonly programs: Partial<Readonly<Record<(typeof languages)[number], string>>>;
  /** Undefined when the author left it out. */
  readonly output: string | undefined;
  /** The line of the group's first fence, counted from 0. */
  readonly line: number;
}

/** The groups of programs that are marked with `run`: fences parted by blank lines only, and the output after them. */
export function runnableGroupsOf(text: string): RunnableGroup[] {
  const lines = text.split('\n');
  const fences = fencesOf(text);
  const isNext = (fence: Fence | undefined, after: Fence): fence is Fence =>
    fence !== undefined && lines.slice(after.to + 1, fence.from).every((line) => line.trim() === '');
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
    const after = fences[i + 1];
    const output = isNext(after, last) && after.name === 'output' ? after.body : undefined;
    groups.push({ programs, output, line: first.from });
  }
  return groups;
}

function isProgram(fence: Fence | undefined): boolean {
  return fence !== undefined && fence.flags.includes('run') && languages.some((name) => name === fence.name);
}
