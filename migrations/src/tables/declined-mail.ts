/** A kind of mail (see contracts/src/emails.ts) that an account does not want. */
export interface DeclinedMailTable {
  account_id: string;
  kind: string;
}
