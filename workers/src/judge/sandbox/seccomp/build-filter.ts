/** Build step: `node build-filter.ts` writes the two filters that are checked in next to it. */
import { writeFileSync } from 'node:fs';
import { buildFilter } from './policy.ts';

for (const architecture of ['x64', 'arm64'] as const) {
  writeFileSync(new URL(`./filter-${architecture}.bin`, import.meta.url), buildFilter(architecture));
}
