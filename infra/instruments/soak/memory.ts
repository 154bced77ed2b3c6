import { processNames, type ProcessName, type System } from '../../system/start-system.ts';
import { median } from '../report.ts';

const sampleMs = 3000;
/** Growth up to either limit, from the second to the last quarter of the run, counts as stable. */
const tolerance = { share: 0.2, megabytes: 30 };

export function watchMemory(target: System) {
  const samples: Record<ProcessName, number[]> = {
    bff: [],
    judge: [],
    'background-worker': [],
    payments: [],
  };
  const timer = setInterval(() => {
    for (const name of processNames)
      void residentMb(target, name).then(
        (mb) => samples[name].push(mb),
        () => undefined,
      );
  }, sampleMs);
  return {
    stop: () => clearInterval(timer),
    /** Returns the median of each quarter of the run, in MB. */
    quarters(name: ProcessName): number[] {
      const size = Math.ceil(samples[name].length / 4);
      return [0, 1, 2, 3].map((quarter) => {
        return median(samples[name].slice(quarter * size, (quarter + 1) * size));
      });
    },
  };
}

async function residentMb(target: System, name: ProcessName): Promise<number> {
  const text = await (await fetch(`${target.metricsUrl(name)}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
}

/** Ignores the first quarter, in which caches still fill. */
export function isStable([, second = Number.NaN, , last = Number.NaN]: readonly number[]): boolean {
  return last - second <= tolerance.megabytes || last <= second * (1 + tolerance.share);
}
