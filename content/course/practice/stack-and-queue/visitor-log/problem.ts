import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Counts the visitors inside. */
function isPossible(log: string): boolean {
  let inside = 0;
  for (const sign of log) {
    inside += sign === '(' ? 1 : -1;
    if (inside < 0) return false;
  }
  return inside === 0;
}

/** A possible log of at most 12 signs; half of the time with one sign changed or removed. */
function smallInput(random: Random): [log: string] {
  const [log] = inputOfSize(random, 2 * random.int(0, 6));
  const at = random.int(0, log.length);
  return random.pick([
    (): [string] => [log],
    (): [string] => [log],
    (): [string] => [log.slice(0, at) + random.pick(['(', ')']) + log.slice(at + 1)],
    (): [string] => [log.slice(0, at) + log.slice(at + 1)],
  ])();
}

/** A possible log of the given even length. */
function inputOfSize(random: Random, length: number): [log: string] {
  let inside = 0;
  const signs = random.list(length, (i) => {
    const enters = inside === 0 || (inside < length - i && random.int(0, 1) === 0);
    inside += enters ? 1 : -1;
    return enters ? '(' : ')';
  });
  return [signs.join('')];
}

const longLog = () => inputOfSize(seededRandom(20_301), 100_000)[0];

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small log ${seed}`,
  args: () => smallInput(seededRandom(20_310 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: isPossible,
  bruteForce,
  smallInput,
  growth: { n: 'the length of the log', largest: 100_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: ['(()())'], expected: true },
    { name: 'example 2, more leave than came', args: ['())('], expected: false },
    { name: 'example 3, one stays', args: ['(()'], expected: false },
    { name: 'a day without visitors', args: [''], expected: true },
    { name: 'one enters', args: ['('], expected: false },
    { name: 'one leaves', args: [')'], expected: false },
    { name: 'one visitor', args: ['()'], expected: true },
    { name: 'leaves before entering', args: [')('], expected: false },
    { name: 'one after the other', args: ['()()()'], expected: true },
    { name: 'all inside together', args: ['((()))'], expected: true },
    { name: 'too many leave in the middle', args: ['(()))(()'], expected: false },
    { name: 'two stay', args: ['(((())'], expected: false },
    { name: 'the first leaves, the last enters', args: [')()('], expected: false },
    ...randomSmall,
    { name: '200 inside together', args: () => ['('.repeat(200) + ')'.repeat(200)], expected: true },
    { name: '256 stay', args: () => ['('.repeat(256)], expected: false },
    { name: '100 000 signs', args: () => [longLog()], expected: true },
    { name: '99 999 signs, one stays', args: () => [longLog().slice(0, -1)], expected: false },
  ],
});
