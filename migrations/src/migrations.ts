import type { Migration } from 'kysely/migration';
import * as firstTables from './migrations/0001-first-tables.ts';
import * as accounts from './migrations/0002-accounts.ts';
import * as lessons from './migrations/0003-lessons.ts';
import * as payments from './migrations/0004-payments.ts';
import * as blog from './migrations/0005-blog.ts';
import * as requestJudging from './migrations/0006-request-judging.ts';
import * as followUps from './migrations/0007-follow-ups.ts';
import * as admin from './migrations/0008-admin.ts';
import * as settledReports from './migrations/0009-settled-reports.ts';
import * as taxEvidence from './migrations/0010-tax-evidence.ts';
import * as signUps from './migrations/0011-sign-ups.ts';
import * as paymentDescription from './migrations/0012-payment-description.ts';
import * as drafts from './migrations/0013-drafts.ts';
import * as accountErasure from './migrations/0014-account-erasure.ts';
import * as accountViews from './migrations/0015-account-views.ts';
import * as lastSection from './migrations/0016-last-section.ts';
import * as traces from './migrations/0017-traces.ts';
import * as draftTemplate from './migrations/0018-draft-template.ts';
import * as practiceEvents from './migrations/0019-practice-events.ts';
import * as memory from './migrations/0020-memory.ts';
import * as memoryBlanks from './migrations/0021-memory-blanks.ts';
import * as practiceExamples from './migrations/0022-practice-examples.ts';
import * as rehearsals from './migrations/0023-rehearsals.ts';
import * as plans from './migrations/0024-plans.ts';
import * as commentPages from './migrations/0025-comment-pages.ts';

/** All migrations in order, listed explicitly so that bundling keeps them. Never edit a merged migration. */
export const migrations: Readonly<Record<string, Migration>> = {
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
  '0013-drafts': drafts,
  '0014-account-erasure': accountErasure,
  '0015-account-views': accountViews,
  '0016-last-section': lastSection,
  '0017-traces': traces,
  '0018-draft-template': draftTemplate,
  '0019-practice-events': practiceEvents,
  '0020-memory': memory,
  '0021-memory-blanks': memoryBlanks,
  '0022-practice-examples': practiceExamples,
  '0023-rehearsals': rehearsals,
  '0024-plans': plans,
  '0025-comment-pages': commentPages,
};
