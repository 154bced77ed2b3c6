import { expect, test } from '@jest/globals';
import { ArtifactStore, type Made } from './artifact-store.ts';

const made = (artefact: string, bytes = 10, isLasting = true): Made<string> => ({
  artefact,
  bytes,
  isLasting,
});

test('equal text is made once', async () => {
  const store = new ArtifactStore<string>(100);
  expect(await store.getOrMake(['a'], async () => made('first'))).toBe('first');
  expect(await store.getOrMake(['a'], async () => made('second'))).toBe('first');
  expect(store.counts).toEqual({ hits: 1, misses: 1, bytes: 10 });
});

test('parts do not run into each other', async () => {
  const store = new ArtifactStore<string>(100);
  await store.getOrMake(['ab', 'c'], async () => made('one'));
  expect(await store.getOrMake(['a', 'bc'], async () => made('other'))).toBe('other');
});

test('who asks at the same time shares one making, and its failure is not kept', async () => {
  const store = new ArtifactStore<string>(100);
  const gate = Promise.withResolvers<Made<string>>();
  let makings = 0;
  const make = (): Promise<Made<string>> => {
    makings += 1;
    return gate.promise;
  };
  const both = Promise.allSettled([store.getOrMake(['a'], make), store.getOrMake(['a'], make)]);
  gate.reject(new Error('no'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(makings).toBe(1);
  expect(await store.getOrMake(['a'], async () => made('again'))).toBe('again');
});

test('what may come out differently next time is not kept', async () => {
  const store = new ArtifactStore<string>(100);
  await store.getOrMake(['a'], async () => made('late', 10, false));
  expect(await store.getOrMake(['a'], async () => made('in time'))).toBe('in time');
});

test('the least recently used goes when there is no more room', async () => {
  const store = new ArtifactStore<string>(25);
  await store.getOrMake(['a'], async () => made('a'));
  await store.getOrMake(['b'], async () => made('b'));
  await store.getOrMake(['a'], async () => made('a again'));
  await store.getOrMake(['c'], async () => made('c'));
  expect(await store.getOrMake(['a'], async () => made('a anew'))).toBe('a');
  expect(await store.getOrMake(['b'], async () => made('b anew'))).toBe('b anew');
  expect(store.counts.bytes).toBeLessThanOrEqual(25);
});
