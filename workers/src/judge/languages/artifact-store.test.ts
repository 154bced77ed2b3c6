import { expect, test } from '@jest/globals';
import { ArtifactStore, type BuildResult } from './artifact-store.ts';

const built = (artifact: string, bytes = 10, isCacheable = true): BuildResult<string> => ({
  artifact,
  bytes,
  isCacheable,
});

test('builds equal inputs once', async () => {
  const store = new ArtifactStore<string>(100);
  expect(await store.getOrBuild(['a'], async () => built('first'))).toBe('first');
  expect(await store.getOrBuild(['a'], async () => built('second'))).toBe('first');
  expect(store.counts).toEqual({ hits: 1, misses: 1, bytes: 10 });
});

test('distinguishes inputs with the same concatenation', async () => {
  const store = new ArtifactStore<string>(100);
  await store.getOrBuild(['ab', 'c'], async () => built('first'));
  expect(await store.getOrBuild(['a', 'bc'], async () => built('second'))).toBe('second');
});

test('shares one build between concurrent calls and does not cache its failure', async () => {
  const store = new ArtifactStore<string>(100);
  const gate = Promise.withResolvers<BuildResult<string>>();
  let builds = 0;
  const build = (): Promise<BuildResult<string>> => {
    builds += 1;
    return gate.promise;
  };
  const results = Promise.allSettled([store.getOrBuild(['a'], build), store.getOrBuild(['a'], build)]);
  gate.reject(new Error('no'));
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(builds).toBe(1);
  expect(await store.getOrBuild(['a'], async () => built('again'))).toBe('again');
});

test('does not cache an artifact that could differ in another build', async () => {
  const store = new ArtifactStore<string>(100);
  await store.getOrBuild(['a'], async () => built('first', 10, false));
  expect(await store.getOrBuild(['a'], async () => built('second'))).toBe('second');
});

test('stores an artifact without bytes', async () => {
  const store = new ArtifactStore<string>(100);
  await store.getOrBuild(['a'], async () => built('first', 0));
  expect(await store.getOrBuild(['a'], async () => built('second'))).toBe('first');
});

test('evicts the least recently used artifact when the cache is full', async () => {
  const store = new ArtifactStore<string>(25);
  await store.getOrBuild(['a'], async () => built('a'));
  await store.getOrBuild(['b'], async () => built('b'));
  await store.getOrBuild(['a'], async () => built('a again'));
  await store.getOrBuild(['c'], async () => built('c'));
  expect(await store.getOrBuild(['a'], async () => built('new a'))).toBe('a');
  expect(await store.getOrBuild(['b'], async () => built('new b'))).toBe('new b');
  expect(store.counts.bytes).toBeLessThanOrEqual(25);
});
