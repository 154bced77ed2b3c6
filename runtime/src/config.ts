import { z } from 'zod';
import { isCluster } from './redis-address.ts';

/** Logs and errors print it as `***`. Call `reveal()` to use it. */
export class Secret {
  readonly #value: string;
  constructor(value: string) {
    this.#value = value;
  }
  reveal(): string {
    return this.#value;
  }
  toString(): string {
    return '***';
  }
  toJSON(): string {
    return '***';
  }
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '***';
  }
}

export const secret = z
  .string()
  .min(1)
  .transform((value) => new Secret(value));

/** An empty string counts as missing. */
export const optionalSecret = z
  .string()
  .default('')
  .transform((value) => (value === '' ? undefined : new Secret(value)));

export const flag = z
  .enum(['1', 'true', 'yes', '0', 'false', 'no', ''])
  .transform((value) => /^(1|true|yes)$/.test(value));

export const port = z.coerce.number().int().min(0).max(65535);

/** `local` enables demo accounts and fake providers; `production` rejects them. */
export const appMode = z.enum(['local', 'production']).default('local');

export const processEnvironment = z.object({
  APP_MODE: appMode,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: secret,
  REDIS_URL: secret,
  /** Prefix of all Redis keys; must be in braces for a Redis cluster. Each test file uses its own. */
  REDIS_PREFIX: z.string().default('dryrun'),
  /** Private port for health checks and Prometheus metrics; 0 disables it. */
  METRICS_PORT: port.default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** OTLP/HTTP collector for traces, such as http://collector:4318; empty disables tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
});

/** Throws one Error that lists all invalid variables without their values, so it is safe to print. */
export function readConfig<S extends z.ZodType>(schema: S, environment: NodeJS.ProcessEnv): z.output<S> {
  const parsed = schema.safeParse(environment);
  const prefixError = checkClusterPrefix(environment);
  if (parsed.success && prefixError === undefined) return parsed.data;
  const errors = (parsed.error?.issues ?? []).map(
    (issue) => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`,
  );
  if (prefixError !== undefined) errors.push(`  ${prefixError}`);
  throw new Error(`Invalid settings:\n${errors.join('\n')}`);
}

/** BullMQ's scripts use several keys, which a cluster allows only within one hash slot. */
function checkClusterPrefix({ REDIS_URL: url = '', REDIS_PREFIX: prefix = '' }: NodeJS.ProcessEnv) {
  if (!isCluster(url) || /\{[^{}]+\}/.test(prefix)) return undefined;
  return 'REDIS_PREFIX: a cluster needs a prefix in braces, such as {dryrun}, to keep all keys in one slot';
}
