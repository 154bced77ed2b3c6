import { readSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { CapturedOutput } from './sandbox.ts';

/** Keeps the first bytes of stdout and stderr between two `take` calls, and counts all of them. */
export class OutputCapture {
  readonly #keepBytes: number;
  readonly #onBytes: (bytesSinceTake: number) => void;
  readonly #streams: readonly [CapturedStream, CapturedStream];
  #bytesSinceTake = 0;

  constructor(
    stdout: Readable,
    stderr: Readable,
    keepBytes: number,
    onBytes: (bytesSinceTake: number) => void,
  ) {
    this.#keepBytes = keepBytes;
    this.#onBytes = onBytes;
    this.#streams = [this.#capture(stdout), this.#capture(stderr)];
  }

  #capture(stream: Readable): CapturedStream {
    const captured: CapturedStream = { stream, chunks: [], bytes: 0, truncated: false };
    stream.on('data', (chunk: Buffer) => this.#add(captured, chunk));
    stream.on('error', () => {});
    return captured;
  }

  #add(captured: CapturedStream, chunk: Buffer): void {
    const remainingBytes = this.#keepBytes - captured.bytes;
    if (chunk.length > remainingBytes) captured.truncated = true;
    if (remainingBytes > 0) {
      // A copy, so that a few bytes do not retain a large read buffer.
      const copy = Buffer.from(chunk.subarray(0, remainingBytes));
      captured.chunks.push(copy);
      captured.bytes += copy.length;
    }
    this.#bytesSinceTake += chunk.length;
    this.#onBytes(this.#bytesSinceTake);
  }

  take(): CapturedOutput {
    for (const captured of this.#streams) drain(captured.stream, (chunk) => this.#add(captured, chunk));
    const [stdout, stderr] = this.#streams.map((captured) => Buffer.concat(captured.chunks)) as [
      Buffer,
      Buffer,
    ];
    const truncated = this.#streams.some((captured) => captured.truncated);
    for (const captured of this.#streams) {
      captured.chunks = [];
      captured.bytes = 0;
      captured.truncated = false;
    }
    this.#bytesSinceTake = 0;
    return { stdout, stderr, truncated };
  }
}

interface CapturedStream {
  readonly stream: Readable;
  chunks: Buffer[];
  bytes: number;
  truncated: boolean;
}

const maxDrainReads = 64;
const drainBuffer = Buffer.alloc(65_536);

/** Reads synchronously, because the event loop may deliver a result before the output that precedes it. */
function drain(stream: Readable, onChunk: (chunk: Buffer) => void): void {
  const descriptor = (stream as unknown as { readonly _handle?: { readonly fd?: number } | null })._handle
    ?.fd;
  if (descriptor === undefined || descriptor < 0) return;
  for (let count = 0; count < maxDrainReads; count += 1) {
    let bytes: number;
    try {
      bytes = readSync(descriptor, drainBuffer);
    } catch {
      return; // EAGAIN: the pipe is empty.
    }
    if (bytes === 0) return;
    onChunk(drainBuffer.subarray(0, bytes));
  }
}
