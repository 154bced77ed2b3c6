/** One Postgres and one Redis for a whole test run. */
export interface Services {
  /** A superuser's URL, of a database nobody else writes in. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** How they came about, a sentence to print. */
  readonly how: string;
  stop(): Promise<void>;
}
