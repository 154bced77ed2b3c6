import type { Argument, Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { minimizeLabels } from './minimize-labels.ts';
import { minimizeTree } from './minimize-tree.ts';
import type { Trial } from './trial.ts';

/** The longest sequence of which every pair of items is tried to be left out. */
const mostPaired = 16;
/** The longest sequence whose items are made simpler one by one. */
const mostSimplified = 48;
/** What letters are replaced by, the plainest first. */
const plainLetters = [...'abc.(BW'];

/** One round of making every argument simpler by its type, the boldest changes first. */
export async function minimizeRound({ args }: Signature, trial: Trial): Promise<void> {
  for (const [i, arg] of args.entries()) {
    if (arg.type === 'TreeNode') await minimizeTree(i, trial);
    else if (isSequence(trial.best()[i])) await shrinkSequence(i, trial);
    if (arg.type === 'char[][]') await shrinkColumns(i, trial);
    if (arg.type === 'int[][]') await minimizeLabels(i, args, trial);
  }
  for (const [i, arg] of args.entries()) await simplify(i, arg, trial);
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

/** Leaves out stretches of a list, a text or the rows of a board: halves first, single items last, then pairs. */
async function shrinkSequence(i: number, trial: Trial): Promise<void> {
  const now = (): Sequence => trial.best()[i] as Sequence;
  for (let size = now().length; size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < now().length;) {
      const shorter = without(now(), from, from + size);
      if (!(await attemptWith(i, shorter, size, trial))) from += size;
    }
  }
  for (let a = 0; a < now().length && now().length <= mostPaired; a += 1) {
    for (let b = a + 1; b < now().length; b += 1) {
      const shorter = without(without(now(), b, b + 1) as Sequence, a, a + 1);
      if (await attemptWith(i, shorter, 1, trial)) b = a;
    }
  }
}

/** Replaces an argument; where that alone does not do, a number beside it that may be an index goes down as well. */
async function attemptWith(i: number, value: Value, removed: number, trial: Trial): Promise<boolean> {
  const args = trial.best();
  if (await trial.attempt(args.with(i, value))) return true;
  for (const [j, other] of args.entries()) {
    if (typeof other !== 'number' || other < removed) continue;
    if (await trial.attempt(args.with(i, value).with(j, other - removed))) return true;
  }
  return false;
}

/** Leaves out the columns of a board. */
async function shrinkColumns(i: number, trial: Trial): Promise<void> {
  const rows = (): readonly string[] => trial.best()[i] as readonly string[];
  for (let column = 0; column < (rows()[0]?.length ?? 0);) {
    const narrower = rows().map((row) => without(row, column, column + 1) as string);
    if (!(await attemptWith(i, narrower, 1, trial))) column += 1;
  }
}

/** Makes the numbers and letters of an argument plainer and leaves their number as it is. */
async function simplify(i: number, arg: Argument, trial: Trial): Promise<void> {
  const value = trial.best()[i] as Value;
  const replace = (next: Value): Promise<boolean> => trial.attempt(trial.best().with(i, next));
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
  } else if (Array.isArray(value) && value.length <= mostSimplified) {
    let items = value as readonly Value[];
    for (let k = 0; k < items.length; k += 1) {
      await simplifyValue(items[k] as Value, arg, async (next) => {
        const isKept = await replace(items.with(k, next));
        if (isKept) items = items.with(k, next);
        return isKept;
      });
    }
  }
}

/** Towards zero, or the end of the range next to it: at once, then by smaller and smaller steps; last, without its sign. */
async function simplifyNumber(
  value: number | bigint,
  { rule: { range } }: Argument,
  replace: (next: Value) => Promise<boolean>,
): Promise<void> {
  const typed = (number: number): Value => (typeof value === 'bigint' ? BigInt(number) : number);
  let now = Number(value);
  const [min, max] = range ?? [-Infinity, Infinity];
  const goal = Math.min(Math.max(0, min), max);
  const attempt = async (next: number): Promise<boolean> => {
    if (next === now || !(await replace(typed(next)))) return false;
    now = next;
    return true;
  };
  if (await attempt(goal)) return;
  for (let step = Math.trunc((now - goal) / 2); step !== 0;) {
    if (!(await attempt(now - step))) step = Math.trunc(step / 2);
  }
  if (now < 0) await attempt(-now);
}

/** Each letter in all its places at once, so that equal letters stay equal, then each place by itself. */
async function simplifyText(text: string, replace: (next: Value) => Promise<boolean>): Promise<void> {
  let now = text;
  for (const used of new Set(text)) {
    for (const letter of plainLetters) {
      if (now.includes(letter) || !(await replace(now.replaceAll(used, letter)))) continue;
      now = now.replaceAll(used, letter);
      break;
    }
  }
  for (let k = 0; k < now.length && now.length <= mostSimplified; k += 1) {
    for (const letter of plainLetters) {
      const next = now.slice(0, k) + letter + now.slice(k + 1);
      if (next !== now && (await replace(next))) {
        now = next;
        break;
      }
    }
  }
}
