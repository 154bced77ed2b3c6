import { OpenCgroupFile } from './cgroup-files.ts';

/**
 * Peak memory of a v2 cgroup since the last reset. Linux 6.12 can reset `memory.peak`. Linux 5.19 to 6.11 report the peak
 * since creation. If it has not risen since the reset, the maximum of sampled usage replaces it.
 */
export class PeakMemory {
  readonly #peak: OpenCgroupFile;
  readonly #current: OpenCgroupFile;
  #kernelHasReset = false;
  #peakBeforeReset = 0;
  #maxSampled = 0;

  constructor(folder: string) {
    this.#peak = new OpenCgroupFile(`${folder}/memory.peak`);
    this.#current = new OpenCgroupFile(`${folder}/memory.current`);
  }

  reset(): void {
    this.#kernelHasReset = this.#peak.write('reset\n');
    this.#peakBeforeReset = this.#kernelHasReset ? 0 : Number(this.#peak.read());
    this.#maxSampled = this.#kernelHasReset ? 0 : Number(this.#current.read());
  }

  /** Call it periodically. */
  sample(): void {
    if (!this.#kernelHasReset) this.#maxSampled = Math.max(this.#maxSampled, Number(this.#current.read()));
  }

  kb(): number {
    const peak = Number(this.#peak.read());
    if (peak > this.#peakBeforeReset) return Math.round(peak / 1024);
    return Math.round(Math.max(this.#maxSampled, Number(this.#current.read())) / 1024);
  }

  close(): void {
    this.#peak.close();
    this.#current.close();
  }
}
