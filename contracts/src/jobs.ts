import { z } from 'zod';
import { evaluationJobSchema } from './evaluation.ts';

/**
 * A job has only an id, except an evaluation. The worker reads the row
 * (docs/decisions/0001-the-database-is-the-source-of-truth.md).
 */
export const queues = {
  judge: {
    run: z.object({ runId: z.uuid() }),
    submit: z.object({ submissionId: z.uuid() }),
    minimize: z.object({ submissionId: z.uuid() }),
    /** Measures time and memory of an approved submission over growing inputs. */
    measure: z.object({ submissionId: z.uuid() }),
    trace: z.object({ traceId: z.uuid() }),
    /** Has no row: it is dropped rather than queued, and only the waiting request needs its result. */
    evaluate: evaluationJobSchema,
  },
  payments: {
    confirm: z.object({ paymentIntentId: z.string().min(1) }),
    refund: z.object({ refundId: z.uuid() }),
    invoice: z.object({ invoiceId: z.uuid() }),
  },
  mail: {
    send: z.object({ mailId: z.uuid() }),
  },
  accounts: {
    export: z.object({ exportId: z.uuid() }),
    erase: z.object({ accountId: z.uuid() }),
  },
} as const satisfies Record<string, Record<string, z.ZodType>>;

export type QueueName = keyof typeof queues;
export type JobName<Q extends QueueName> = keyof (typeof queues)[Q] & string;
export type Payload<Q extends QueueName, N extends JobName<Q>> = z.output<
  (typeof queues)[Q][N] extends z.ZodType ? (typeof queues)[Q][N] : never
>;
