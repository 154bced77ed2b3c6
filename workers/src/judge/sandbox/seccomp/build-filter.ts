/** Run `node build-filter.ts` after a change of policy.ts. It writes the two checked-in filters. */
import { writeFileSync } from 'node:fs';
import { buildFilter } from './policy.ts';

for (const architecture of ['x64', 'arm64'] as const) {
  writeFileSync(new URL(`./filter-${architecture}.bin`, import.meta.url), buildFilter(architecture));
}
