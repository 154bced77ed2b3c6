import { defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { crowdedBoard, inputOfSize, largeInput, smallInput, snake } from './inputs.ts';
import { playStone } from './rules.ts';

/** Seeds for six captures and two suicides. */
const seeds = [1418, 1559, 1578, 1622, 1709, 2087, 2302, 2503];

const randomSmall = seeds.map((seed, i) => ({
  name: `random small board ${i + 1}`,
  args: () => smallInput(seededRandom(seed)),
}));

const emptyBoard = Array<string>(19).fill('.'.repeat(19));

/** Areas of square boards, each about twice the previous one. */
const squares = (side: number): number[] =>
  side < 3 ? [] : [...squares(Math.round(side / Math.SQRT2)), side ** 2];

export const problem = defineProblem({
  signature,
  reference: playStone,
  bruteForce,
  smallInput,
  growth: {
    n: 'the number of points of the board',
    largest: 10_000,
    sizes: squares(100),
    input: inputOfSize,
  },
  cases: [
    {
      name: 'example 1, a capture',
      args: [['.B..', 'BWB.', '....'], 2, 1, 'B'],
      expected: ['.B..', 'B.B.', '.B..'],
    },
    {
      name: 'example 2, a group of two is taken',
      args: [['.BB.', 'BWWB', '.B..'], 2, 2, 'B'],
      expected: ['.BB.', 'B..B', '.BB.'],
    },
    { name: 'example 3, suicide', args: [['.B.', 'B.B', '.B.'], 1, 1, 'W'], expected: ['.B.', 'B.B', '.B.'] },
    {
      name: 'example 4, the capture comes first',
      args: [['.WB.', 'WB..', 'B...'], 0, 0, 'B'],
      expected: ['B.B.', '.B..', 'B...'],
    },
    { name: 'the smallest board', args: [['.'], 0, 0, 'B'], expected: ['.'] },
    { name: 'a board of two points', args: [['..'], 0, 1, 'W'], expected: ['.W'] },
    { name: 'a capture on a board of one row', args: [['.WB.'], 0, 0, 'B'], expected: ['B.B.'] },
    {
      name: 'a stone with free neighbors',
      args: [['...', '...', '...'], 1, 1, 'W'],
      expected: ['...', '.W.', '...'],
    },
    { name: 'a point taken by the enemy', args: [['.W.', '...'], 0, 1, 'B'], expected: ['.W.', '...'] },
    { name: 'a point taken by an own stone', args: [['.B.', '...'], 0, 1, 'B'], expected: ['.B.', '...'] },
    {
      name: 'a taken point that would complete a capture',
      args: [['WW.', 'B..'], 0, 1, 'B'],
      expected: ['WW.', 'B..'],
    },
    {
      name: 'a capture in the corner',
      args: [['WB.', '...', '...'], 1, 0, 'B'],
      expected: ['.B.', 'B..', '...'],
    },
    {
      name: 'a stone at the left edge has no neighbor at the right edge',
      args: [['B..', 'W.B', 'B..'], 1, 1, 'B'],
      expected: ['B..', '.BB', 'B..'],
    },
    {
      name: 'two groups are taken at once',
      args: [['..B..', '.BWB.', '.....', '.BWB.', '..B..'], 2, 2, 'B'],
      expected: ['..B..', '.B.B.', '..B..', '.B.B.', '..B..'],
    },
    {
      name: 'two groups of two are taken at once',
      args: [['BWW.WWB', '.BB.BB.'], 0, 3, 'B'],
      expected: ['B..B..B', '.BB.BB.'],
    },
    {
      name: 'one of two neighbor groups lives',
      args: [['BW.W.', '.B.B.'], 0, 2, 'B'],
      expected: ['B.BW.', '.B.B.'],
    },
    {
      name: 'diagonal stones are not joined',
      args: [['.B..', 'BWB.', '..W.', '....'], 2, 1, 'B'],
      expected: ['.B..', 'B.B.', '.BW.', '....'],
    },
    {
      name: 'a larger group may not take its own last liberty',
      args: [['WW.B', 'BBBB', '....'], 0, 2, 'W'],
      expected: ['WW.B', 'BBBB', '....'],
    },
    {
      name: 'joining a group that still has a liberty',
      args: [['W.WB', 'B.BB', '..B.'], 0, 1, 'W'],
      expected: ['WWWB', 'B.BB', '..B.'],
    },
    {
      name: 'joining a group whose only liberty the stone does not touch',
      args: [['.B.W', '..W.'], 0, 2, 'B'],
      expected: ['.BBW', '..W.'],
    },
    {
      name: 'the shape of a ko is played like any other',
      args: [['.BW.', 'B.BW', '.BW.'], 1, 1, 'W'],
      expected: ['.BW.', 'BW.W', '.BW.'],
    },
    ...randomSmall,
    { name: 'the first stone on a 19 x 19 board', args: [emptyBoard, 18, 18, 'W'] },
    { name: 'a 19 x 19 board after 300 random moves', args: () => largeInput(1411, 300) },
    { name: 'a 19 x 19 board after 1 500 random moves', args: () => largeInput(1412, 1500) },
    { name: 'a snake over a 19 x 19 board is taken', args: () => snake('B') },
    { name: 'a snake may not take its own last liberty', args: () => snake('W') },
    { name: 'a full 19 x 19 board may not take its last liberty', args: () => crowdedBoard('W', 'W') },
    { name: 'a full 19 x 19 board is taken', args: () => crowdedBoard('W', 'B') },
  ],
});
