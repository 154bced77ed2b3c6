import type { JudgeHeartbeat } from '@dryrun/contracts/judge-health';

export const judgeHeartbeat: JudgeHeartbeat = {
  host: 'judge-1',
  startedAt: '2026-11-22T10:00:00.000Z',
  isolation: 'full',
  summary: 'full: namespaces, cgroups',
  missing: [],
  languages: { java: '21', python3: '3.12', c_cpp: 'g++ 13' },
  slots: 4,
  busy: 3,
  kept: { python3: { warm: 2, refilling: 1, size: 5 } },
};
