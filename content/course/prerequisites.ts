import { needs } from './needs.ts';
import { frontMatter } from './public-parts.ts';

/** The pattern of a lesson or problem of the built-in course. A lesson without one is a pattern of its own. */
export function patternOfPath(path: string): string {
  return (frontMatter.lessons[path] ?? frontMatter.problems[path])?.group ?? path;
}

/** The paths of all lessons to read before a lesson or problem of the built-in course. */
export function needsOfPath(path: string): readonly string[] {
  const direct = needs[path] ?? [];
  return [...new Set(direct.flatMap((needed) => [...needsOfPath(needed), needed]))];
}
