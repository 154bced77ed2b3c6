import type { Records } from './records.ts';
import type { Webhooks } from './webhooks.ts';

export interface Processor {
  readonly records: Records;
  readonly webhooks: Webhooks;
  /** Base URL of the 3-D Secure pages. */
  readonly publicUrl: string;
}
