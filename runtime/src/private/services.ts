/** Postgres and Redis of a test run. */
export interface Services {
  /** Superuser URL of a database that no one else uses. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Description for the test output. */
  readonly how: string;
  stop(): Promise<void>;
}
