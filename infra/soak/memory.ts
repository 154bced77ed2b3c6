import type { Part, System } from '../system/start-system.ts';

export const watchedParts = ['bff', 'judge', 'office', 'payments'] as const;
const sampleMs = 3000;
const mayGrow = { share: 0.2, megabytes: 30 };

/** Samples what each process has resident until it is stopped. */
export function watchMemory(target: System) {
  const samples: Record<Part, number[]> = { bff: [], judge: [], office: [], payments: [] };
  const timer = setInterval(() => {
    for (const part of watchedParts)
      void residentMb(target, part).then(
        (mb) => samples[part].push(mb),
        () => undefined,
      );
  }, sampleMs);
  return {
    stop: () => clearInterval(timer),
    /** The median of each quarter of the time. */
    quarters(part: Part): number[] {
      const size = Math.ceil(samples[part].length / 4);
      return [0, 1, 2, 3].map((quarter) => {
        const sorted = samples[part].slice(quarter * size, (quarter + 1) * size).toSorted((a, b) => a - b);
        return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
      });
    },
  };
}

async function residentMb(target: System, part: Part): Promise<number> {
  const text = await (await fetch(`${target.metricsUrl(part)}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
}

/** The first quarter is left out: there a process still fills its caches. */
export function isFlat([, second = Number.NaN, , last = Number.NaN]: readonly number[]): boolean {
  return last - second <= mayGrow.megabytes || last <= second * (1 + mayGrow.share);
}
