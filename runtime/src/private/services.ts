export interface Services {
  /** Superuser URL of a database that no one else uses. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Shown in the test output. */
  readonly description: string;
  stop(): Promise<void>;
}
