import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readCommittedProofs, writeCommittedProofs } from './committed.ts';
import { ProofCache } from './proof-cache.ts';
import { ProofRun, type ProofKind, type Provable } from './proof-run.ts';
import { digest } from './source-tree.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dryrun-proofs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const provable = (name: string, text = 'as committed', kind: ProofKind = 'wrong'): Provable => ({
  kind,
  name,
  key: digest([name, text]),
});
const program = provable('wrong/a.py');

function startRun({ seed = 1, isFull = false }: { seed?: number; isFull?: boolean } = {}): ProofRun {
  return new ProofRun({
    seed,
    isFull,
    cache: new ProofCache(path.join(folder, 'cache.json')),
    countsFile: path.join(folder, 'counts'),
    print: () => undefined,
  });
}

/** Twenty current programs, two of which are repeated at random. */
const others = Array.from({ length: 20 }, (_, i) => provable(`wrong/other-${i}.py`));
const committedOthers = Object.fromEntries(others.map(({ name, key }) => [name, key]));

function chooseWith(text: string, extra = program) {
  const file = path.join(folder, 'proofs.json');
  writeFileSync(file, text);
  const committed = readCommittedProofs(file);
  const run = startRun();
  return { run, due: run.choose([...others, extra], ({ name }) => committed[name]) };
}

const invalidEntries: readonly (readonly [entry: string, text: string])[] = [
  ['is missing', JSON.stringify(committedOthers)],
  ['is stale', JSON.stringify({ ...committedOthers, [program.name]: digest([program.name, 'older text']) })],
  ['is invented', JSON.stringify({ ...committedOthers, [program.name]: '0'.repeat(64) })],
  ['is copied from another program', JSON.stringify({ ...committedOthers, [program.name]: others[0]?.key })],
  ['is not a string', JSON.stringify({ ...committedOthers, [program.name]: true })],
  ['is in a corrupt file', '\0garbage'],
  ['is in a truncated file', `{ "${program.name}": "${program.key}`],
  ['is in a file with a list', JSON.stringify([program.key])],
  ['is in an empty file', ''],
];

test.each(invalidEntries)(
  'proves a program again and reports its failure when its entry %s',
  async (_, text) => {
    const { run, due } = chooseWith(text);
    const proof = due.find(({ provable: { name } }) => name === program.name);
    expect(proof).toEqual({ provable: program, isCurrent: false });
    await expect(run.prove(proof as NonNullable<typeof proof>, failing)).rejects.toThrow('Approved instead');
    expect(new ProofCache(path.join(folder, 'cache.json')).has(program.key)).toBe(false);
    expect(run.counts().filter(({ provenNow }) => provenNow > 0)).toEqual([]);
  },
);

const failing = (): Promise<void> => Promise.reject(new Error('Approved instead of Wrong Answer'));

test('proves a program again when it changed after its entry was made', () => {
  const changed = provable(program.name, 'fails now');
  const { due } = chooseWith(JSON.stringify({ ...committedOthers, [program.name]: program.key }), changed);
  expect(due).toContainEqual({ provable: changed, isCurrent: false });
});

test('repeats a seeded tenth of the current programs and every reference', () => {
  const many = Array.from({ length: 200 }, (_, i) => provable(`wrong/${i}.py`));
  const references = Array.from({ length: 5 }, (_, i) => provable(`solutions/${i}`, '', 'reference'));
  const choose = (seed: number, list: readonly Provable[]) =>
    startRun({ seed })
      .choose(list, ({ key }) => key)
      .map(({ provable: { name } }) => name);
  const chosen = choose(1, [...many, ...references]);
  expect(chosen).toHaveLength(25);
  expect(chosen).toEqual(expect.arrayContaining(references.map(({ name }) => name)));
  expect(choose(1, [...many, ...references].reverse()).sort()).toEqual([...chosen].sort());
  expect(choose(2, [...many, ...references])).not.toEqual(chosen);
  const seen = new Set(Array.from({ length: 100 }, (_, seed) => choose(seed, many)).flat());
  expect(seen.size).toBe(200);
});

test('proves everything in the full tier', () => {
  expect(startRun({ isFull: true }).choose(others, ({ key }) => key)).toHaveLength(20);
});

test('removes the proof of a current program that fails when repeated', async () => {
  const first = startRun();
  for (const due of first.choose([program])) await first.prove(due, () => Promise.resolve());
  const run = startRun();
  const [due] = run.choose([program]);
  expect(due?.isCurrent).toBe(true);
  await expect(run.prove(due as NonNullable<typeof due>, failing)).rejects.toThrow('Approved instead');
  expect(startRun().choose([program])).toEqual([{ provable: program, isCurrent: false }]);
});

test('skips programs that an earlier run proved, without a committed entry', async () => {
  const first = startRun();
  for (const due of first.choose(others)) await first.prove(due, () => Promise.resolve());
  expect(startRun().choose(others)).toHaveLength(2);
});

test('appends the counts of each kind', async () => {
  const reference = provable('solutions/Solution.java', '', 'reference');
  const run = startRun({ seed: 7 });
  for (const due of run.choose([...others, reference], ({ key }) => key))
    await run.prove(due, () => Promise.resolve());
  run.writeCounts();
  run.writeCounts();
  const lines = readFileSync(path.join(folder, 'counts'), 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines.slice(0, 2).map((line) => JSON.parse(line) as unknown)).toEqual([
    { kind: 'reference', provenNow: 1, provenEarlier: 0, seed: 7 },
    { kind: 'wrong', provenNow: 2, provenEarlier: 18, seed: 7 },
  ]);
});

test('writes committed proofs sorted by name', () => {
  const file = path.join(folder, 'proofs.json');
  writeCommittedProofs(file, { b: '2', a: '1' });
  expect(readFileSync(file, 'utf8')).toBe('{\n  "a": "1",\n  "b": "2"\n}\n');
  expect(readCommittedProofs(file)).toEqual({ a: '1', b: '2' });
});
