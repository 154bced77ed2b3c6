import { z } from 'zod';
import { isCluster } from './redis-address.ts';

/** A value that never shows itself in a log or an error; call `reveal()` where it is used. */
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

/** A non-empty setting that must not be printed. */
export const secret = z
  .string()
  .min(1)
  .transform((value) => new Secret(value));

/** A setting that must not be printed and may be missing or empty, which is the same. */
export const optionalSecret = z
  .string()
  .default('')
  .transform((value) => (value === '' ? undefined : new Secret(value)));

/** `1`, `true`, `yes` or `0`, `false`, `no`, empty. */
export const flag = z
  .enum(['1', 'true', 'yes', '0', 'false', 'no', ''])
  .transform((v) => /^(1|true|yes)$/.test(v));

/** A TCP port. */
export const port = z.coerce.number().int().min(0).max(65535);

/** `local` serves demo accounts and stand-ins; `production` refuses them. */
export const appMode = z.enum(['local', 'production']).default('local');

/** Settings of every process of ours. */
export const processEnvironment = z.object({
  APP_MODE: appMode,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: secret,
  REDIS_URL: secret,
  /** Prefix of all Redis keys, in braces where Redis is a cluster; tests give each file its own. */
  REDIS_PREFIX: z.string().default('dryrun'),
  /** Serves health and Prometheus figures on a port of their own, never on a public one; 0 is off. */
  METRICS_PORT: port.default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where traces go by OTLP over HTTP, such as http://collector:4318; empty is nowhere. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
});

/**
 * Parses a process's environment. All faults are told in one error, each with the variable's name.
 * Throws an Error whose message is safe to print: it holds no values.
 */
export function readConfig<S extends z.ZodType>(schema: S, environment: NodeJS.ProcessEnv): z.output<S> {
  const parsed = schema.safeParse(environment);
  const slots = findSlotFault(environment);
  if (parsed.success && slots === undefined) return parsed.data;
  const faults = (parsed.error?.issues ?? []).map(
    (issue) => `  ${issue.path.join('.') || 'environment'}: ${issue.message}`,
  );
  if (slots !== undefined) faults.push(`  ${slots}`);
  throw new Error(`The settings are not valid:\n${faults.join('\n')}`);
}

/** A job is moved by a script that uses several keys, which a cluster allows only within a slot. */
function findSlotFault({ REDIS_URL: url = '', REDIS_PREFIX: prefix = '' }: NodeJS.ProcessEnv) {
  if (!isCluster(url) || /\{[^{}]+\}/.test(prefix)) return undefined;
  return 'REDIS_PREFIX: a cluster needs a prefix in braces, such as {dryrun}, which keeps all keys together';
}
