import {
  chownSync,
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  read,
  writeFileSync,
} from 'node:fs';
import { promisify } from 'node:util';

const readInto = promisify(read);
const plainName = /^(?!\.{1,2}$)[\w.+-]+$/;

/**
 * The folder behind /work, held by a descriptor. Names are single components looked up in that very folder, without
 * following links, and only while nothing of a learner's lives there: before their program begins and after the end.
 */
export class WorkFolder {
  readonly #descriptor: number;
  /** Who owns what lies in it. */
  readonly uid: number | undefined;
  #closed = false;

  /** Makes `work` and `tmp` on the start's disk and opens `work`. `disk` may lead through /proc/PID/root. */
  constructor(disk: string, uid: number | undefined) {
    this.uid = uid;
    for (const name of ['work', 'tmp']) {
      mkdirSync(`${disk}/${name}`, { mode: 0o700 });
      if (uid !== undefined) chownSync(`${disk}/${name}`, uid, uid);
    }
    this.#descriptor = openSync(
      `${disk}/work`,
      constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW,
    );
  }

  #path(name: string): string {
    if (!plainName.test(name)) throw new Error(`not a plain file name: ${JSON.stringify(name)}`);
    return `/proc/self/fd/${this.#descriptor}/${name}`;
  }

  writeFiles(files: Readonly<Record<string, string | Uint8Array>>): void {
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(this.#path(name), content, { mode: 0o755, flag: 'wx' });
      if (this.uid !== undefined) chownSync(this.#path(name), this.uid, this.uid);
    }
  }

  /** A regular file's bytes; undefined for anything else, for more than `maxBytes`, and after `close`. */
  async read(name: string, maxBytes: number): Promise<Buffer | undefined> {
    if (this.#closed) return undefined;
    let file: number;
    try {
      file = openSync(this.#path(name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    } catch {
      return undefined;
    }
    try {
      const status = fstatSync(file);
      if (!status.isFile() || status.size > maxBytes) return undefined;
      const bytes = Buffer.alloc(status.size);
      for (let filled = 0; filled < bytes.length;) {
        const { bytesRead } = await readInto(file, bytes, filled, bytes.length - filled, filled);
        if (bytesRead === 0) return undefined;
        filled += bytesRead;
      }
      return bytes;
    } finally {
      closeSync(file);
    }
  }

  /** Gives the disk's memory back; harmless twice. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    closeSync(this.#descriptor);
  }
}
