import { expect, test } from '@jest/globals';
import { traceLimits } from '@dryrun/contracts/trace-events';
import { parseRecording, type ParsedRecording } from './parse-recording.ts';

const parse = (...lines: readonly (string | readonly unknown[])[]): ParsedRecording =>
  parseRecording(
    Buffer.from(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('')),
  );
const step = (depth = 1, line = 2): unknown[] => ['s', line, depth, {}, {}];
const call = (depth = 1): unknown[] => ['c', 1, depth, {}, {}, 'solve'];
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('counts the steps, and the omitted ones of a longer program', () => {
  const recording = parse(
    call(),
    step(),
    ['n', 300],
    ['n', 900],
    ['k', 1000, 1, [['solve', 2, {}]], {}],
    step(),
    ['n', 1000],
  );
  expect(recording).toMatchObject({ recordedSteps: 3, totalSteps: 1000, ending: undefined });
  expect(recording.events.map(([kind]) => kind)).toEqual(['c', 's', 'k', 's']);
});

test('ignores the last line of a program that was killed while it wrote', () => {
  const recording = parseRecording(Buffer.from(`${JSON.stringify(call())}\n["s",3,1,{"x":[`));
  expect(recording).toMatchObject({ recordedSteps: 1, ending: undefined });
});

test.each<readonly [name: string, line: string | readonly unknown[]]>([
  ['no JSON', 'x'],
  ['an empty line', ''],
  ['another value', '{}'],
  ['an unknown kind', ['z', 1]],
  ['a missing field', ['s', 1, 1, {}]],
  ['a further field', [...step(), 1]],
  ['an unknown key of an object', ['s', 1, 1, {}, { 1: { k: 'list', t: 'list', v: [], n: 0, z: 1 } }]],
  ['an invalid id', ['s', 1, 1, {}, { '-1': { p: [] } }]],
  ['a reference without an id', ['s', 1, 1, { x: ['@', 0] }, {}]],
  ['a reference to a fraction', ['s', 1, 1, { x: ['@', 1.5] }, {}]],
  ['a nested value', ['s', 1, 1, { x: [[1]] }, {}]],
  ['a negative line', ['s', -1, 1, {}, {}]],
  ['depth 0', step(0)],
  ['a depth that skips a call', step(3)],
  ['a depth above the limit', step(traceLimits.depth + 1)],
  ['a long text', ['s', 1, 1, { x: 'x'.repeat(2 * traceLimits.textCharacters + 1) }, {}]],
  ['a long name', ['s', 1, 1, { ['x'.repeat(201)]: 1 }, {}]],
  ['a number out of range', '["s",1,1,{"x":1e999},{}]'],
  ['a deeply nested line', nested(500_000)],
  ['a decreasing count', ['n', 0]],
  ['a state before the recorded steps', ['k', 1, 1, [], {}]],
  [
    'a state with more frames than its depth',
    [
      'k',
      9,
      1,
      [
        ['f', 1, {}],
        ['g', 1, {}],
      ],
      {},
    ],
  ],
  ['an unknown ending', ['e', 'other']],
])('ends the recording at %s', (_name, line) => {
  const recording = parse(call(), step(), line, step());
  expect(recording).toMatchObject({ recordedSteps: expect.any(Number), ending: 'stopped' });
  expect(recording.events).toHaveLength(2);
});

test('ends the recording at a second state', () => {
  const state = (at: number): unknown[] => ['k', at, 1, [['solve', 2, {}]], {}];
  expect(parse(call(), state(500), step(), state(900), step())).toMatchObject({
    ending: 'stopped',
    recordedSteps: 2,
  });
});

test('accepts only a count after an ending', () => {
  expect(parse(call(), ['e', 'size'], ['n', 70])).toMatchObject({ ending: 'size', totalSteps: 70 });
  expect(parse(call(), ['e', 'size'], step())).toMatchObject({ ending: 'size', recordedSteps: 1 });
});

test('keeps the limit of steps', () => {
  const steps = Array.from({ length: traceLimits.steps + 5 }, () => step());
  expect(parse(call(), ...steps)).toMatchObject({ ending: 'stopped' });
  expect(parse(call(), ...steps).events).toHaveLength(traceLimits.steps);
});

test('keeps the limit of output', () => {
  const output = ['o', 'x'.repeat(traceLimits.outputCharacters / 2)];
  expect(parse(call(), output, output, ['o', 'x'])).toMatchObject({ ending: 'stopped' });
});

test('reads a bounded number of lines of a flood', () => {
  const flood = Buffer.from('["n",1]\n'.repeat(traceLimits.bytes / 8));
  expect(parseRecording(flood)).toMatchObject({ events: [], ending: 'stopped', totalSteps: 1 });
});
