import { seededRandom, type Random } from '../../../src/random.ts';

/** [a, b]: module a needs module b. */
export type Dependency = readonly number[];

type Input = [n: number, deps: Dependency[]];

const mostModules = 20_000;
const mostDependencies = 200_000;

/** Up to 8 modules; one input in four may have a cycle. */
export function smallInput(random: Random): Input {
  const n = random.int(1, 8);
  const order = random.shuffle(Array.from({ length: n }, (_, i) => i));
  const anyPair = (): Dependency => [random.pick(order), random.pick(order)];
  if (random.int(1, 4) === 1) return [n, random.list(random.int(0, n), anyPair)];
  return [n, n === 1 ? [] : random.list(random.int(0, 12), () => forward(random, order, n))];
}

/** `n` modules in a hidden order and 2.5 n dependencies on slightly earlier modules. */
export function inputOfSize(random: Random, n: number): Input {
  const order = random.shuffle(Array.from({ length: n }, (_, i) => i));
  return [n, n < 2 ? [] : random.list(Math.floor(2.5 * n), () => forward(random, order, 100))];
}

/** A dependency on a module at most `reach` positions earlier. */
function forward(random: Random, order: readonly number[], reach: number): Dependency {
  const later = random.int(1, order.length - 1);
  const earlier = random.int(Math.max(0, later - reach), later - 1);
  return [order[later] as number, order[earlier] as number];
}

/** Most stages have many modules. */
export function largeInput(): Input {
  return inputOfSize(seededRandom(1501), mostModules);
}

/** A chain in a hidden order, plus shortcuts. */
export function chainWithShortcuts(): Input {
  return hiddenChain(false, mostDependencies);
}

/** The chain with shortcuts, closed to a cycle. */
export function longCycle(): Input {
  return hiddenChain(true, 2 * mostModules);
}

function hiddenChain(isClosed: boolean, dependencies: number): Input {
  const random = seededRandom(1502);
  const order = random.shuffle(Array.from({ length: mostModules }, (_, i) => i));
  const links = order.map((module, i): Dependency => [module, order.at(i - 1) as number]);
  if (!isClosed) links.shift();
  const shortcuts = random.list(dependencies - links.length, () => forward(random, order, mostModules));
  return [mostModules, random.shuffle([...links, ...shortcuts])];
}

/** Two modules per stage, each depending on both of the previous stage: 2^9,999 paths. */
export function ladder(): Input {
  const stages = Array.from({ length: mostModules / 2 - 1 }, (_, i) => 2 * i);
  return [
    mostModules,
    stages.flatMap((low) => [
      [low + 2, low],
      [low + 2, low + 1],
      [low + 3, low],
      [low + 3, low + 1],
    ]),
  ];
}
