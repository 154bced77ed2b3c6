import type { Readable } from 'node:stream';

/** Payload length (4 bytes, big endian), type (one ASCII letter, see docs/judge.md), payload. */
export interface Frame {
  readonly type: string;
  readonly payload: Buffer;
}

/** Thrown for a frame that is larger than allowed. */
export class FrameError extends Error {
  readonly type: string;
  constructor(type: string, length: number) {
    super(`a frame of ${length} bytes`);
    this.type = type;
  }
}

const headerBytes = 5;
/** Extra buffer beyond the largest frame, so that the short frame after it is read too. */
const extraBufferBytes = 4096;

export function encodeFrame(type: string, payload: string | Uint8Array = ''): Buffer {
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(body.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

/** Reads frames from an untrusted stream with bounded memory. */
export class FrameReader {
  /** Maximum payload size; may change between frames. */
  maxBytes: number;
  #chunks: Buffer[] = [];
  #buffered = 0;
  #ended = false;
  readonly #stream: Readable;
  #wake: (() => void) | undefined;

  constructor(stream: Readable, maxBytes: number) {
    this.maxBytes = maxBytes;
    this.#stream = stream;
    const end = (): void => {
      this.#ended = true;
      this.#wake?.();
    };
    stream.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.#buffered += chunk.length;
      if (this.#isFull()) stream.pause();
      this.#wake?.();
    });
    stream.on('end', end).on('close', end).on('error', end);
  }

  /** The next frame, or undefined at the end of the stream. Throws FrameError. */
  async next(): Promise<Frame | undefined> {
    if (!(await this.#fill(headerBytes))) return undefined;
    const header = this.#peek(headerBytes);
    const length = header.readUInt32BE();
    if (length > this.maxBytes) throw new FrameError(header.toString('latin1', 4), length);
    if (!(await this.#fill(headerBytes + length))) return undefined;
    const whole = this.#peek(headerBytes + length);
    const rest = (this.#chunks[0] as Buffer).subarray(whole.length);
    this.#chunks = rest.length > 0 ? [rest, ...this.#chunks.slice(1)] : this.#chunks.slice(1);
    this.#buffered -= whole.length;
    if (!this.#isFull()) this.#stream.resume();
    return { type: header.toString('latin1', 4), payload: whole.subarray(headerBytes) };
  }

  /** True if bytes have arrived that `next` hasn't returned. */
  get hasUnread(): boolean {
    return this.#buffered > 0;
  }

  #isFull(): boolean {
    return this.#buffered > this.maxBytes + extraBufferBytes;
  }

  async #fill(bytes: number): Promise<boolean> {
    while (this.#buffered < bytes) {
      if (this.#ended) return false;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
    return true;
  }

  /** Returns the first `bytes` bytes and moves them into the first chunk. */
  #peek(bytes: number): Buffer {
    if ((this.#chunks[0] as Buffer).length < bytes) this.#chunks = [Buffer.concat(this.#chunks)];
    return (this.#chunks[0] as Buffer).subarray(0, bytes);
  }
}
