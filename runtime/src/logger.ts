import { pino, type Logger } from 'pino';

export type { Logger };

/**
 * A structured logger for one process. Row ids (`runId`, `submissionId`, `paymentIntentId`) are the correlation: one id
 * leads from click to verdict over all processes. Passwords, tokens and learners' code are never written.
 */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.accessToken',
        '*.token',
        '*.typedCode',
        '*.typed_code',
        'err.detail', // Postgres quotes whole rows there
        'err.parameters',
      ],
      censor: '***',
    },
  });
}
