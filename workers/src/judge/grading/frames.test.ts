import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { encodeFrame, FrameError, FrameReader } from './frames.ts';

const texts = ['', 'a', '[1,2]', 'é'.repeat(500)];

test.each([1, 2, 3, 7, 4096])('frames arrive whole though their bytes come %i at a time', async (size) => {
  const stream = new PassThrough();
  const reader = new FrameReader(stream, 4096);
  const bytes = Buffer.concat(texts.map((text) => encodeFrame('V', text)));
  const read = (async () => {
    const got: string[] = [];
    for (let frame = await reader.next(); frame; frame = await reader.next())
      got.push(frame.payload.toString());
    return got;
  })();
  for (let at = 0; at < bytes.length; at += size) stream.write(bytes.subarray(at, at + size));
  stream.end();
  expect(await read).toEqual(texts);
});

test('a stream that ends inside a frame holds no frame', async () => {
  const stream = new PassThrough();
  const reader = new FrameReader(stream, 100);
  stream.end(encodeFrame('V', 'abc').subarray(0, 6));
  expect(await reader.next()).toBeUndefined();
});

test('a frame that announces more than is allowed is refused before its bytes come', async () => {
  const stream = new PassThrough();
  const reader = new FrameReader(stream, 100);
  stream.write(Buffer.from([255, 255, 255, 255, 86]));
  await expect(reader.next()).rejects.toThrow(FrameError);
});

test('what nobody asked for is noticed and not read without end', async () => {
  const stream = new PassThrough({ highWaterMark: 64 });
  const reader = new FrameReader(stream, 100);
  for (let i = 0; i < 100; i += 1) stream.write(Buffer.alloc(64));
  await new Promise(setImmediate);
  expect(reader.hasUnread).toBe(true);
  expect(stream.isPaused()).toBe(true);
});
