import { environment as bff } from '@dryrun/bff/platform/config';
import type { readConfig } from '@dryrun/runtime/config';
import { environment as accounts } from '@dryrun/workers/accounts/config';
import { environment as judge } from '@dryrun/workers/judge/config';
import { environment as mail } from '@dryrun/workers/mail/config';
import { environment as payments } from '@dryrun/workers/payments/config';

type Schema = Parameters<typeof readConfig>[0] & { readonly shape: object };

/** Environment schemas by container. The background worker runs two workers in one process. */
export const processSettings: Readonly<Record<string, readonly Schema[]>> = {
  bff: [bff],
  judge: [judge],
  payments: [payments],
  'background-worker': [mail, accounts],
};
