import type { Migration } from 'kysely/migration';
import * as firstTables from './steps/0001-first-tables.ts';
import * as accounts from './steps/0002-accounts.ts';
import * as lessons from './steps/0003-lessons.ts';
import * as payments from './steps/0004-payments.ts';
import * as blog from './steps/0005-blog.ts';
import * as requestJudging from './steps/0006-request-judging.ts';
import * as followUps from './steps/0007-follow-ups.ts';
import * as admin from './steps/0008-admin.ts';
import * as settledReports from './steps/0009-settled-reports.ts';
import * as taxEvidence from './steps/0010-tax-evidence.ts';
import * as signUps from './steps/0011-sign-ups.ts';
import * as paymentDescription from './steps/0012-payment-description.ts';

/** Every migration in order, written out so that it survives bundling. A merged step is never edited. */
export const steps: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-accounts': accounts,
  '0003-lessons': lessons,
  '0004-payments': payments,
  '0005-blog': blog,
  '0006-request-judging': requestJudging,
  '0007-follow-ups': followUps,
  '0008-admin': admin,
  '0009-settled-reports': settledReports,
  '0010-tax-evidence': taxEvidence,
  '0011-sign-ups': signUps,
  '0012-payment-description': paymentDescription,
};
