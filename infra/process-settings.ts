import { environment as bff } from '@dryrun/bff/platform/config';
import type { readConfig } from '@dryrun/runtime/config';
import { environment as accounts } from '@dryrun/workers/accounts/config';
import { environment as judge } from '@dryrun/workers/judge/config';
import { environment as mail } from '@dryrun/workers/mail/config';
import { environment as payments } from '@dryrun/workers/payments/config';

type Schema = Parameters<typeof readConfig>[0] & { readonly shape: object };

/** What each container's process reads from its environment; the office is two workers. */
export const processSettings: Readonly<Record<string, readonly Schema[]>> = {
  bff: [bff],
  judge: [judge],
  payments: [payments],
  office: [mail, accounts],
};
