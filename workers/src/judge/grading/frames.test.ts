import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { encodeFrame, FrameError, FrameReader } from './frames.ts';

const texts = ['', 'a', '[1,2]', 'é'.repeat(500)];

test.each([1, 2, 3, 7, 4096])('reads whole frames from chunks of %i bytes', async (size) => {
  const stream = new PassThrough();
  const reader = new FrameReader(stream, 4096);
  const bytes = Buffer.concat(texts.map((text) => encodeFrame('V', text)));
  const read = (async () => {
    const payloads: string[] = [];
    for (let frame = await reader.next(); frame; frame = await reader.next())
      payloads.push(frame.payload.toString());
    return payloads;
  })();
  for (let at = 0; at < bytes.length; at += size) stream.write(bytes.subarray(at, at + size));
  stream.end();
  expect(await read).toEqual(texts);
});

test('returns no frame when the stream ends inside one', async () => {
  const stream = new PassThrough();
  const reader = new FrameReader(stream, 100);
  stream.end(encodeFrame('V', 'abc').subarray(0, 6));
  expect(await reader.next()).toBeUndefined();
});

test('rejects an oversized frame by its header', async () => {
  const stream = new PassThrough();
  const reader = new FrameReader(stream, 100);
  stream.write(Buffer.from([255, 255, 255, 255, 86]));
  await expect(reader.next()).rejects.toThrow(FrameError);
});

test('reports unread bytes and pauses the stream when the buffer is full', async () => {
  const stream = new PassThrough({ highWaterMark: 64 });
  const reader = new FrameReader(stream, 100);
  for (let i = 0; i < 100; i += 1) stream.write(Buffer.alloc(64));
  await new Promise(setImmediate);
  expect(reader.hasUnread).toBe(true);
  expect(stream.isPaused()).toBe(true);
});

test('reads on after the buffer was full', async () => {
  const stream = new PassThrough();
  const reader = new FrameReader(stream, 100);
  const frame = encodeFrame('V', 'a'.repeat(95));
  const count = 200;
  stream.write(Buffer.concat(Array.from({ length: count / 2 }, () => frame)));
  await new Promise(setImmediate);
  expect(stream.isPaused()).toBe(true);
  stream.end(Buffer.concat(Array.from({ length: count / 2 }, () => frame)));
  for (let i = 0; i < count; i += 1) expect((await reader.next())?.payload).toHaveLength(95);
  expect(await reader.next()).toBeUndefined();
});
