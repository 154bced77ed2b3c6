import { traceLimits } from '@dryrun/contracts/trace-events';
import { FrameError } from '../grading/frames.ts';

const sizeEnding = Buffer.from('["e","size"]\n');

/** Collects the untrusted pieces of a recording, within `traceLimits.bytes`. */
export class Recording {
  readonly #pieces: Buffer[] = [];
  #bytes = 0;

  /** Throws FrameError if the recording would be too large, and ends it there. */
  add(piece: Buffer): void {
    if (this.#bytes + piece.length + sizeEnding.length > traceLimits.bytes) {
      this.#pieces.push(sizeEnding);
      throw new FrameError('G', this.#bytes + piece.length);
    }
    this.#pieces.push(piece);
    this.#bytes += piece.length;
  }

  read(): Buffer {
    return Buffer.concat(this.#pieces);
  }
}
