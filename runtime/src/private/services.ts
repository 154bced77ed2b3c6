export interface Services {
  /** Superuser URL of a database that no one else uses. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** For the test output. */
  readonly description: string;
  stop(): Promise<void>;
}
