import { holdsFor } from '@dryrun/contracts/invariant';
import type { Value } from '@dryrun/contracts/value';
import { describe, expect, test } from '@jest/globals';
import { loadInvariants } from '../course/public-invariants.ts';
import { listProblems } from './problems.ts';
import { seededRandom } from './random.ts';

const problems = await Promise.all(
  listProblems().map(async (problem) => {
    const invariants = await loadInvariants(problem.signature.path);
    return [problem.signature.name, problem, invariants] as const;
  }),
);

test('finds the invariants of a problem by its path', async () => {
  expect((await loadInvariants('three-sum')).map(({ broken }) => broken)).toContain(
    'has the same triple twice',
  );
  expect(await loadInvariants('no-such-problem')).toEqual([]);
});

describe.each(problems.filter(([, , invariants]) => invariants.length > 0))(
  '%s',
  (_, problem, invariants) => {
    const random = seededRandom(11);
    const inputs = [
      ...problem.signature.examples.map((_example, i) => problem.cases[i]?.args ?? []),
      ...Array.from({ length: 60 }, () => problem.smallInput(random)),
    ];
    const answers = inputs.map((args) => ({ args, answer: problem.answer(args) }));

    test.each(invariants)('no correct answer $broken', (invariant) => {
      const broken = answers.filter(({ args, answer }) => !holdsFor(invariant, answer, args));
      expect(broken).toEqual([]);
    });

    test.each(invariants)('a wrong answer $broken', (invariant) => {
      const isBroken = answers.some(({ args, answer }) =>
        changesOf(answer).some((changed) => !holdsFor(invariant, changed, args)),
      );
      expect(isBroken).toBe(true);
    });
  },
);

/** Wrong answers that are like the correct one. */
function changesOf(answer: Value): Value[] {
  if (typeof answer === 'number') return [0, answer + 1000, answer - 1000];
  if (typeof answer === 'bigint') return [0n, answer * 1000n];
  if (typeof answer === 'string') return [...'BW.'].map((letter) => letter.repeat(answer.length));
  if (!Array.isArray(answer)) return [];
  const items = answer as readonly Value[];
  const [first = []] = items;
  const changedItems = items.flatMap((item, i) => changesOf(item).map((changed) => items.with(i, changed)));
  const joined =
    Array.isArray(first) && items.length > 0
      ? [
          [items.flat(), ...items.slice(1)],
          [...items, []],
        ]
      : [];
  return [[], items.slice(1), [...items, first], items.toReversed(), ...changedItems, ...(joined as Value[])];
}
