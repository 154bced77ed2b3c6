import type { Argument, Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { minimizeGraph } from './minimize-graph.ts';
import { minimizeTree } from './minimize-tree.ts';
import type { Minimizer } from './minimizer.ts';

/** Maximum length for trying to remove every pair of items. */
const maxPairedLength = 16;
/** Maximum length for simplifying items one by one. */
const maxSimplifiedLength = 48;
/** Replacements for letters, the simplest first. The last four are for brackets and Go boards. */
const plainLetters = [...'abc.(BW'];

/** Runs one round of simplifying every argument by its type, the largest changes first. */
export async function minimizeRound({ args }: Signature, minimizer: Minimizer): Promise<void> {
  for (const [i, arg] of args.entries()) {
    if (arg.type === 'TreeNode') await minimizeTree(i, minimizer);
    else if (isSequence(minimizer.best()[i])) await minimizeSequence(i, minimizer);
    if (arg.type === 'char[][]') await minimizeColumns(i, minimizer);
    if (arg.type === 'int[][]') await minimizeGraph(i, args, minimizer);
  }
  for (const [i, arg] of args.entries()) await simplify(i, arg, minimizer);
}

type Sequence = string | readonly Value[];

function isSequence(value: Value | undefined): value is Sequence {
  return typeof value === 'string' || Array.isArray(value);
}

function without(sequence: Sequence, from: number, to: number): Value {
  return typeof sequence === 'string'
    ? sequence.slice(0, from) + sequence.slice(to)
    : [...sequence.slice(0, from), ...sequence.slice(to)];
}

/** Removes ranges of a list, a string or the rows of a grid: halves first, then single items, then pairs. */
async function minimizeSequence(i: number, minimizer: Minimizer): Promise<void> {
  const current = (): Sequence => minimizer.best()[i] as Sequence;
  for (let size = current().length; size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < current().length;) {
      const shorter = without(current(), from, from + size);
      if (!(await attemptWith(i, shorter, size, minimizer))) from += size;
    }
  }
  for (let a = 0; a < current().length && current().length <= maxPairedLength; a += 1) {
    for (let b = a + 1; b < current().length; b += 1) {
      const shorter = without(without(current(), b, b + 1) as Sequence, a, a + 1);
      if (await attemptWith(i, shorter, 1, minimizer)) b = a;
    }
  }
}

/** Replaces an argument. If that fails, also decreases another number, which may be an index into it. */
async function attemptWith(i: number, value: Value, removed: number, minimizer: Minimizer): Promise<boolean> {
  const args = minimizer.best();
  if (await minimizer.attempt(args.with(i, value))) return true;
  for (const [j, other] of args.entries()) {
    if (typeof other !== 'number' || other < removed) continue;
    if (await minimizer.attempt(args.with(i, value).with(j, other - removed))) return true;
  }
  return false;
}

async function minimizeColumns(i: number, minimizer: Minimizer): Promise<void> {
  const rows = (): readonly string[] => minimizer.best()[i] as readonly string[];
  for (let column = 0; column < (rows()[0]?.length ?? 0);) {
    const narrower = rows().map((row) => without(row, column, column + 1) as string);
    if (!(await attemptWith(i, narrower, 1, minimizer))) column += 1;
  }
}

async function simplify(i: number, arg: Argument, minimizer: Minimizer): Promise<void> {
  const value = minimizer.best()[i] as Value;
  const replace = (next: Value): Promise<boolean> => minimizer.attempt(minimizer.best().with(i, next));
  await simplifyValue(value, arg, replace);
}

async function simplifyValue(
  value: Value,
  arg: Argument,
  replace: (next: Value) => Promise<boolean>,
): Promise<void> {
  if (typeof value === 'number' || typeof value === 'bigint') {
    await simplifyNumber(value, arg, replace);
  } else if (typeof value === 'string') {
    await simplifyText(value, replace);
  } else if (Array.isArray(value) && value.length <= maxSimplifiedLength) {
    let items = value as readonly Value[];
    for (let k = 0; k < items.length; k += 1) {
      await simplifyValue(items[k] as Value, arg, async (next) => {
        const isAccepted = await replace(items.with(k, next));
        if (isAccepted) items = items.with(k, next);
        return isAccepted;
      });
    }
  }
}

/** Moves a number to zero or the closest allowed value: at once, then in smaller steps, then by removing its sign. */
async function simplifyNumber(
  value: number | bigint,
  { rule: { range } }: Argument,
  replace: (next: Value) => Promise<boolean>,
): Promise<void> {
  const typed = (number: number): Value => (typeof value === 'bigint' ? BigInt(number) : number);
  let current = Number(value);
  const [min, max] = range ?? [-Infinity, Infinity];
  const goal = Math.min(Math.max(0, min), max);
  const attempt = async (next: number): Promise<boolean> => {
    if (next === current || !(await replace(typed(next)))) return false;
    current = next;
    return true;
  };
  if (await attempt(goal)) return;
  for (let step = Math.trunc((current - goal) / 2); step !== 0;) {
    if (!(await attempt(current - step))) step = Math.trunc(step / 2);
  }
  if (current < 0) await attempt(-current);
}

/** Replaces each letter everywhere, so that equal letters stay equal, then at single positions. */
async function simplifyText(text: string, replace: (next: Value) => Promise<boolean>): Promise<void> {
  let current = text;
  for (const used of new Set(text)) {
    for (const letter of plainLetters) {
      if (current.includes(letter) || !(await replace(current.replaceAll(used, letter)))) continue;
      current = current.replaceAll(used, letter);
      break;
    }
  }
  for (let k = 0; k < current.length && current.length <= maxSimplifiedLength; k += 1) {
    for (const letter of plainLetters) {
      const next = current.slice(0, k) + letter + current.slice(k + 1);
      if (next !== current && (await replace(next))) {
        current = next;
        break;
      }
    }
  }
}
