import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type { Logger };

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

/** Redacts passwords, tokens and learners' code. Row ids such as `runId` connect lines across processes. */
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
