import { adminActions, type AuditEntry } from '@dryrun/contracts/audit';
import { expect, test } from '@jest/globals';
import { auditSentence } from './auditSentence.ts';

const person = (name: string, email = `${name.toLowerCase()}@example.com`) => ({
  id: '00000000-0000-4000-8000-000000000001',
  email,
  name,
});

const createEntry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: '00000000-0000-4000-8000-000000000002',
  at: '2026-11-24T10:00:00.000Z',
  actor: person('Ada'),
  act: 'end-sessions',
  person: person('Lea'),
  subject: '',
  before: null,
  after: null,
  reason: '',
  ...change,
});

test.each([
  [
    {
      act: 'extend-enrolment',
      subject: 'Coding interview course',
      before: { until: '2026-11-30T12:00:00.000Z' },
      after: { until: '2027-11-30T12:00:00.000Z' },
    },
    'Ada extended the access of Lea to Coding interview course from Nov 30, 2026 to Nov 30, 2027.',
  ],
  [
    {
      act: 'refund-payment',
      subject: 'pi_1',
      before: { refundedCents: 100 },
      after: { refundedCents: 3900 },
    },
    'Ada refunded $38.00 of payment pi_1 to Lea.',
  ],
  [{ act: 'grant-admin', actor: null }, 'The command line made Lea an admin.'],
  [{ act: 'ban-commenter', person: person('', '') }, 'Ada banned a deleted account from commenting.'],
  [{ act: 'retry-mail', subject: 'password-changed' }, 'Ada sent the email “Password changed” to Lea again.'],
  [{ act: 'of-a-newer-server', subject: 'x' }, 'Ada: of-a-newer-server x'],
])('describes %o in a sentence', (change, sentence) => {
  expect(auditSentence(createEntry(change as Partial<AuditEntry>))).toBe(sentence);
});

test.each(adminActions)('has a sentence for %s', (act) => {
  expect(auditSentence(createEntry({ act }))).toMatch(/^Ada [a-z].*\.$/);
});
