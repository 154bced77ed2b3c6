import { readSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { TakenOutput } from './sandbox.ts';

/** Keeps the first bytes of stdout and stderr between two takes, and counts all of them. */
export class OutputCapture {
  readonly #keepBytes: number;
  readonly #onBytes: (sinceTake: number) => void;
  readonly #streams: readonly [CapturedStream, CapturedStream];
  #sinceTake = 0;

  constructor(stdout: Readable, stderr: Readable, keepBytes: number, onBytes: (sinceTake: number) => void) {
    this.#keepBytes = keepBytes;
    this.#onBytes = onBytes;
    this.#streams = [this.#capture(stdout), this.#capture(stderr)];
  }

  #capture(stream: Readable): CapturedStream {
    const captured: CapturedStream = { stream, kept: [], keptBytes: 0, truncated: false };
    stream.on('data', (chunk: Buffer) => this.#add(captured, chunk));
    stream.on('error', () => {});
    return captured;
  }

  #add(captured: CapturedStream, chunk: Buffer): void {
    const room = this.#keepBytes - captured.keptBytes;
    if (chunk.length > room) captured.truncated = true;
    if (room > 0) {
      // A copy, lest a few kept bytes hold on to a large read buffer.
      const kept = Buffer.from(chunk.subarray(0, room));
      captured.kept.push(kept);
      captured.keptBytes += kept.length;
    }
    this.#sinceTake += chunk.length;
    this.#onBytes(this.#sinceTake);
  }

  take(): TakenOutput {
    for (const captured of this.#streams) drain(captured.stream, (chunk) => this.#add(captured, chunk));
    const [stdout, stderr] = this.#streams.map((captured) => Buffer.concat(captured.kept)) as [
      Buffer,
      Buffer,
    ];
    const truncated = this.#streams.some((captured) => captured.truncated);
    for (const captured of this.#streams) {
      captured.kept = [];
      captured.keptBytes = 0;
      captured.truncated = false;
    }
    this.#sinceTake = 0;
    return { stdout, stderr, truncated };
  }
}

interface CapturedStream {
  readonly stream: Readable;
  kept: Buffer[];
  keptBytes: number;
  truncated: boolean;
}

const drainLimit = 64;
const drainBuffer = Buffer.alloc(65_536);

/**
 * Reads what the kernel already holds, at once: a program writes its output, then its result, and whoever acts on the
 * result must find the output complete, while the event loop may deliver the two in either order.
 */
function drain(stream: Readable, onChunk: (chunk: Buffer) => void): void {
  const descriptor = (stream as unknown as { readonly _handle?: { readonly fd?: number } | null })._handle
    ?.fd;
  if (descriptor === undefined || descriptor < 0) return;
  for (let round = 0; round < drainLimit; round += 1) {
    let bytes: number;
    try {
      bytes = readSync(descriptor, drainBuffer);
    } catch {
      return; // EAGAIN: nothing more for now.
    }
    if (bytes === 0) return;
    onChunk(drainBuffer.subarray(0, bytes));
  }
}
