import type { Records } from './records.ts';
import type { Webhooks } from './webhooks.ts';

/** What every call of the processor works on. */
export interface Processor {
  readonly records: Records;
  readonly webhooks: Webhooks;
  /** Where a browser reaches its pages. */
  readonly publicUrl: string;
}
