import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type { Logger };

/** Fields that open something or that only their owner may read, wherever a log line carries them. */
const secretNames = [
  'password',
  'currentPassword',
  'passwordHash',
  'password_hash',
  'accessToken',
  'token',
  'upn',
  'ctn',
  'recaptchaToken',
  'client_secret',
  'clientSecret',
  'typedCode',
  'typed_code',
];

const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  'err.detail', // Postgres quotes whole rows there
  'err.command', // Redis quotes the command with its values
  'err.parameters',
];

/**
 * A structured logger for one process. Row ids (`runId`, `submissionId`, `paymentIntentId`) are the correlation: one id
 * leads from click to verdict over all processes. Passwords, tokens and learners' code are never written.
 * Lines go to standard output, or to `destination`.
 */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretPaths,
      censor: '***',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
