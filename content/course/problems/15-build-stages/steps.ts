import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  'count needs': { java: 'missing[dep[0]]++;', python3: 'missing[a] += 1', c_cpp: 'missing[dep[0]]++;' },
  'next stage': { java: 'stages++;', python3: 'stages += 1', c_cpp: 'stages++;' },
  end: {
    java: 'return built == n ? stages : -1;',
    python3: 'return stages if built == n else -1',
    c_cpp: 'return built == n ? stages : -1;',
  },
} satisfies CodeLines;

interface Input {
  readonly n: number;
  readonly deps: readonly (readonly [number, number])[];
}

/** Topological sort by layers; arrows lead from a dependency to its dependents. */
export function generateSteps({ n, deps }: Input): StepInput[] {
  const missing = Array.from({ length: n }, (_, module) => deps.filter(([a]) => a === module).length);
  const stageOf = new Map<number, number>();
  const steps: StepInput[] = [];
  let ready: number[] = [];
  const show = (line: keyof typeof codeLines, text: string): void => {
    const nodes = missing.map((left, module) => ({
      id: String(module),
      label: `${module}: ${stageOf.has(module) ? `stage ${stageOf.get(module)}` : `needs ${left}`}`,
      ...(ready.includes(module)
        ? { mark: 'active' as const }
        : stageOf.has(module)
          ? { mark: 'done' as const }
          : {}),
    }));
    const edges = deps.map(([a, b]) => ({
      from: String(b),
      to: String(a),
      ...(stageOf.has(b) && { mark: 'muted' as const }),
    }));
    steps.push({ line, text, picture: { kind: 'graph', nodes, edges, directed: true } });
  };
  show('count needs', 'Count for each module how many others it still needs.');
  ready = missing.flatMap((left, module) => (left === 0 ? [module] : []));
  let stages = 0;
  while (ready.length > 0) {
    stages += 1;
    for (const module of ready) stageOf.set(module, stages);
    show(
      'next stage',
      `Stage ${stages}: ${ready.join(' and ')} ${ready.length > 1 ? 'need' : 'needs'} nothing more.`,
    );
    const next: number[] = [];
    for (const built of ready) {
      for (const [a, b] of deps) {
        if (b !== built) continue;
        missing[a] = (missing[a] as number) - 1;
        if (missing[a] === 0) next.push(a);
      }
    }
    ready = next;
  }
  const isDone = stageOf.size === n;
  show(
    'end',
    isDone
      ? `All modules are built in ${stages} stages.`
      : 'The modules that are left wait for each other: -1.',
  );
  return steps;
}
