/** The running system, as the global setup of the jest project `e2e` describes it to the test processes. */
export interface PublishedSystem {
  readonly url: string;
  /** A second server on the same data that shows Stripe's card field instead of the local one. */
  readonly stripeUrl: string;
  readonly databaseUrl: string;
  readonly cardsUrl: string;
}

/** The environment variable that contains the PublishedSystem as JSON. */
export const systemVariable = 'DRYRUN_TEST_SYSTEM';
