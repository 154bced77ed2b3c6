/** A kind of email (see contracts/src/emails.ts) that an account unsubscribed from. */
export interface DeclinedMailTable {
  account_id: string;
  kind: string;
}
