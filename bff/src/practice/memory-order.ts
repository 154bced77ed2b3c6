import { patternGroups } from '@dryrun/content/course/patterns';
import type { MemoryItem } from '@dryrun/contracts/memory';

const patternOf = new Map(patternGroups.flatMap(({ name, paths }) => paths.map((path) => [path, name])));

/** Mixes the patterns: never three exercises of one in a row while another waits. A problem to solve again comes last. */
export function orderItems(items: readonly MemoryItem[]): MemoryItem[] {
  const waiting = items.toSorted(
    (a, b) => Number(a.kind === 'solve-again') - Number(b.kind === 'solve-again'),
  );
  const ordered: MemoryItem[] = [];
  while (waiting.length > 0) {
    const [pattern, other] = ordered.slice(-2).map(patternOfItem);
    const isRepeated = pattern !== undefined && pattern === other;
    const next = isRepeated
      ? waiting.findIndex((item) => item.kind !== 'solve-again' && patternOfItem(item) !== pattern)
      : 0;
    ordered.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return ordered;
}

/** A text lesson is a pattern of its own. */
function patternOfItem({ lessonPath }: MemoryItem): string {
  return patternOf.get(lessonPath) ?? lessonPath;
}
