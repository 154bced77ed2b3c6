/** The running system, which the global setup of the jest project `e2e` passes to the test processes. */
export interface PublishedSystem {
  readonly url: string;
  readonly stripeUrl: string;
  readonly databaseUrl: string;
  readonly cardsUrl: string;
}

/** The environment variable that contains the PublishedSystem as JSON. */
export const systemVariable = 'DRYRUN_TEST_SYSTEM';
