import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { langs } from './language.ts';

const poolSchema = z.object({
  name: z.string(),
  warm: z.int(),
  refilling: z.int(),
  size: z.int(),
});

const judgeWorkerSchema = z.object({
  host: z.string(),
  startedAt: z.iso.datetime().nullable(),
  isolation: z.enum(['full', 'reduced']),
  /** Enforced limits and how they are enforced. */
  summary: z.string(),
  missing: z.array(z.string()),
  languages: z.array(z.object({ lang: z.enum(langs), version: z.string() })),
  slots: z.int(),
  busy: z.int(),
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
