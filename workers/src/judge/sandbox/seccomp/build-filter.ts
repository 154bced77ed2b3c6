/** The build step: `node build-filter.ts` writes the two filters that are checked in beside it. */
import { writeFileSync } from 'node:fs';
import { filterFor } from './policy.ts';

for (const architecture of ['x64', 'arm64'] as const) {
  writeFileSync(new URL(`./filter-${architecture}.bin`, import.meta.url), filterFor(architecture));
}
