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

/** The folder behind /work. Does not follow links. Use it only while no untrusted process runs. */
export class WorkFolder {
  readonly #descriptor: number;
  readonly uid: number | undefined;
  #closed = false;

  /** Creates the folders `work` and `tmp` in `disk`, which may be below /proc/PID/root. */
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

  /** Throws if a name is not plain or already exists. */
  writeFiles(files: Readonly<Record<string, string | Uint8Array>>): void {
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(this.#path(name), content, { mode: 0o755, flag: 'wx' });
      if (this.uid !== undefined) chownSync(this.#path(name), this.uid, this.uid);
    }
  }

  /** Returns undefined unless `name` is a regular file of at most `maxBytes`, and after `close`. */
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

  /** Closes the descriptor, so that the kernel can free the tmpfs. Idempotent. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    closeSync(this.#descriptor);
  }
}
