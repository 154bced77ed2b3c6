import { KeptFile } from './cgroup-files.ts';

/**
 * The most memory that a v2 group had since the last reset. From Linux 6.12 on the kernel counts anew when asked to; before
 * it only knows the peak of the group's life, and that since 5.19. Where that has not risen since, the most that was seen
 * in use stands for it.
 */
export class PeakMemory {
  readonly #peak: KeptFile;
  readonly #current: KeptFile;
  /** Whether the kernel counts from the last reset on. */
  #isReset = false;
  #bytesBefore = 0;
  #bytesSeen = 0;

  constructor(folder: string) {
    this.#peak = new KeptFile(`${folder}/memory.peak`);
    this.#current = new KeptFile(`${folder}/memory.current`);
  }

  reset(): void {
    this.#isReset = this.#peak.write('reset\n');
    this.#bytesBefore = this.#isReset ? 0 : Number(this.#peak.read());
    this.#bytesSeen = this.#isReset ? 0 : Number(this.#current.read());
  }

  /** Sees what is in use now; to be called from time to time. */
  look(): void {
    if (!this.#isReset) this.#bytesSeen = Math.max(this.#bytesSeen, Number(this.#current.read()));
  }

  kb(): number {
    const ofLife = Number(this.#peak.read());
    if (ofLife > this.#bytesBefore) return Math.round(ofLife / 1024);
    return Math.round(Math.max(this.#bytesSeen, Number(this.#current.read())) / 1024);
  }

  close(): void {
    this.#peak.close();
    this.#current.close();
  }
}
