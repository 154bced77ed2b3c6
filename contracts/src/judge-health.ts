import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { langs } from './language.ts';

const poolSchema = z.object({
  name: z.string(),
  warm: z.int(),
  refilling: z.int(),
  size: z.int(),
});

/** A running judge's status for the BFF, stored in Redis under `<prefix>:judge:alive:<id>`. */
export const judgeHeartbeatSchema = z.object({
  host: z.string(),
  startedAt: z.iso.datetime(),
  isolation: z.enum(['full', 'reduced']),
  /** Enforced limits and how they are enforced. */
  summary: z.string(),
  missing: z.array(z.string()),
  /** The versions of the compilers, with the standard if they don't imply it. */
  languages: z.record(z.enum(langs), z.string()),
  slots: z.int(),
  busy: z.int(),
  /** Prewarmed processes by pool. */
  kept: z.record(z.string(), poolSchema.omit({ name: true })),
});

export type JudgeHeartbeat = z.output<typeof judgeHeartbeatSchema>;

const judgeWorkerSchema = judgeHeartbeatSchema.omit({ kept: true }).extend({
  languages: z.array(z.object({ lang: z.enum(langs), version: z.string() })),
  pools: z.array(poolSchema),
});

export type JudgeWorker = z.output<typeof judgeWorkerSchema>;

const backlogSchema = z.object({
  kind: z.enum(['run', 'submission', 'trace', 'follow-up']),
  queued: z.int(),
  running: z.int(),
  oldestSeconds: z.number(),
});

/** Percentiles in ms over recently judged submissions. */
const percentilesSchema = z.object({ p50: z.number(), p95: z.number() });

export const getJudgeHealth = endpoint({
  method: 'GET',
  path: '/admin/judge',
  access: 'admin',
  response: z.object({
    workers: z.array(judgeWorkerSchema),
    backlog: z.array(backlogSchema),
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        active: z.int(),
        delayed: z.int(),
        failed: z.int(),
      }),
    ),
    last: z.object({
      submissions: z.int(),
      /** When the oldest of these submissions was judged. */
      since: z.iso.datetime().nullable(),
      verdicts: z.array(z.object({ verdict: z.string(), lang: z.enum(langs), count: z.int() })),
      waitMs: percentilesSchema.nullable(),
      wholeMs: percentilesSchema.nullable(),
    }),
  }),
});

export type JudgeHealth = z.output<typeof getJudgeHealth.response>;
