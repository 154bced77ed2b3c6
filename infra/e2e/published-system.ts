/** How the set-up of the jest project `e2e` describes the running system to the test processes. */
export interface PublishedSystem {
  readonly url: string;
  /** A second server on the same data that shows Stripe's card field instead of the local one. */
  readonly stripeUrl: string;
  readonly databaseUrl: string;
  readonly cardsUrl: string;
}

/** The environment variable that holds it as JSON. */
export const systemVariable = 'DRYRUN_TEST_SYSTEM';
