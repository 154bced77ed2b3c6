import { defineProblem } from '../../../../src/problem.ts';
import type { Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

/** Writes the programs minute by minute and enters no dead end. */
function hillPrograms(ups: number, peak: number): string[] {
  const programs: string[] = [];
  const extend = (program: string, upsLeft: number, level: number, highest: number): void => {
    if (program.length === 2 * ups) programs.push(program);
    if (upsLeft > 0 && level < peak)
      extend(`${program}u`, upsLeft - 1, level + 1, Math.max(highest, level + 1));
    if (level > 0 && Math.max(highest, level - 1 + upsLeft) >= peak)
      extend(`${program}d`, upsLeft, level - 1, highest);
  };
  extend('', ups, 0, 0);
  return programs;
}

function smallInput(random: Random): [ups: number, peak: number] {
  const ups = random.pick([1, 2, 3, 3, 4, 4, 4]);
  return [ups, random.int(1, ups)];
}

const caseOf = (name: string, ups: number, peak: number, programs: string) => ({
  name,
  args: [ups, peak],
  expected: programs.split(' '),
});

export const problem = defineProblem({
  signature,
  reference: hillPrograms,
  bruteForce,
  smallInput,
  growth: {
    n: 'the number of ups',
    largest: 11,
    sizes: [5, 6, 7, 8, 9, 10, 11],
    input: (_, ups) => [ups, Math.ceil(ups / 3)],
  },
  cases: [
    caseOf('example 1', 3, 2, 'uduudd uuddud uududd'),
    caseOf('example 2, straight up and down', 2, 2, 'uudd'),
    caseOf('example 3, the lowest hills', 4, 1, 'udududud'),
    caseOf('one up', 1, 1, 'ud'),
    caseOf('two ups, low', 2, 1, 'udud'),
    caseOf('three ups, low', 3, 1, 'ududud'),
    caseOf('three ups, as high as possible', 3, 3, 'uuuddd'),
    caseOf(
      'four ups, level 2: the peak comes first, last or twice',
      4,
      2,
      'ududuudd uduuddud uduududd uuddudud uudduudd uududdud uudududd',
    ),
    caseOf('four ups, level 3', 4, 3, 'uduuuddd uuduuddd uuuddudd uuudddud uuududdd'),
    caseOf('four ups, as high as possible', 4, 4, 'uuuudddd'),
    caseOf(
      'five ups, level 4',
      5,
      4,
      'uduuuudddd uuduuudddd uuuduudddd uuuududddd uuuudduddd uuuudddudd uuuuddddud',
    ),
    { name: 'five ups, level 2', args: [5, 2] },
    { name: 'five ups, level 3', args: [5, 3] },
    caseOf('five ups, as high as possible', 5, 5, 'uuuuuddddd'),
    caseOf('six ups, low', 6, 1, 'udududududud'),
    { name: 'six ups, level 3', args: [6, 3] },
    { name: 'seven ups, level 4', args: [7, 4] },
    { name: 'eight ups, level 2', args: [8, 2] },
    caseOf('eleven ups, low', 11, 1, 'ud'.repeat(11)),
    caseOf('eleven ups, as high as possible', 11, 11, 'u'.repeat(11) + 'd'.repeat(11)),
    { name: 'eleven ups, one below the highest level', args: [11, 10] },
    { name: 'ten ups, level 3', args: [10, 3] },
    { name: 'eleven ups, level 6', args: [11, 6] },
    { name: 'eleven ups, level 4, the longest list', args: [11, 4] },
  ],
});
